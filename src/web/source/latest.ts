// Questions of which only the last one counts: a new one cancels those before it, so a late answer
// to an old question never replaces a newer answer.
export class Latest {
  private asking = new AbortController();

  /** For the next question; `outer` cancels it as well. */
  next(outer?: AbortSignal) {
    this.cancel();
    this.asking = new AbortController();
    return outer ? AbortSignal.any([outer, this.asking.signal]) : this.asking.signal;
  }

  /** Of the last question. */
  get signal() { return this.asking.signal; }

  cancel() { this.asking.abort(); }
}
