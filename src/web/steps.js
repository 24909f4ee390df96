// The explanation of the solution, a step at a time.
import { askOne } from "./requests.js";

const element = (id) => document.getElementById(id);

export class Steps {
  /** `changed` is called when another step is shown, or none. */
  constructor(changed) {
    Object.assign(this, { changed, all: [], at: -1 });
    element("previous").addEventListener("click", () => this.go(this.at - 1));
    element("next").addEventListener("click", () => this.go(this.at + 1));
    element("done").addEventListener("click", () => this.close());
  }

  get open() {
    return this.at >= 0;
  }

  async explain(puzzle, signal) {
    const answer = await askOne("explain", puzzle.text(), { timeout: 60 }, signal);
    this.puzzle = puzzle;
    this.all = answer.steps ?? [];
    if (this.all.length === 0) throw new Error("There is nothing to explain.");
    this.go(0);
    element("next").focus();
  }

  close() {
    this.at = -1;
    element("steps").hidden = true;
    document.body.classList.remove("stepping");
    this.changed();
  }

  go(at) {
    this.at = Math.min(Math.max(at, 0), this.all.length - 1);
    const step = this.all[this.at];
    element("steps").hidden = false;
    document.body.classList.add("stepping");
    element("place").textContent = `${this.at + 1} of ${this.all.length}`;
    element("previous").disabled = this.at === 0;
    element("next").disabled = this.at === this.all.length - 1;
    element("step").textContent = `${step.conclusions.join(", ")}: ${step.name}, because`;
    const items = step.reasons.map((reason) => {
      const item = document.createElement("li");
      item.textContent = reason.text;
      return item;
    });
    element("reasons").replaceChildren(...items);
    this.changed();
  }

  /** What the board shows: values found up to this step, its cells and its reasons. */
  view() {
    const values = [];
    const marks = [];
    this.all.slice(0, this.at + 1).forEach((step) => {
      for (const text of step.conclusions) {
        const value = /^r\d+c\d+=(\d+)$/.exec(text);
        if (value) values[this.puzzle.cell(text)] = Number(value[1]);
      }
    });
    const step = this.all[this.at];
    for (const reason of step.reasons.filter((one) => one.kind === "given" || one.kind === "conclusion")) {
      for (const name of reason.cells) marks[this.puzzle.cell(name)] = ["reason"];
    }
    for (const text of step.conclusions) marks[this.puzzle.cell(text)] = ["now"];
    return { values, candidates: [], marks };
  }
}
