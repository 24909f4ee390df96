/** A file of text, which the bundle contains. */
declare module "*.txt" {
  const text: string;
  export default text;
}
