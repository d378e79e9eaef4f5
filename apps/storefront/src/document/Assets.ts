/** What a page loads: addresses under the shop's own origin. */
export interface Assets {
  readonly styles: ReadonlyArray<string>;
  readonly scripts: ReadonlyArray<string>;
  /** Modules that the page will import, the scripts among them: fetched before the parser has come to the end. */
  readonly modules: ReadonlyArray<string>;
  readonly fonts: ReadonlyArray<string>;
}
