/** What a page loads: addresses under the shop's own origin. */
export interface Assets {
  readonly styles: ReadonlyArray<string>;
  readonly scripts: ReadonlyArray<string>;
  /** Modules that the page's scripts import, the scripts among them: all are asked for at once. */
  readonly modules: ReadonlyArray<string>;
  readonly fonts: ReadonlyArray<string>;
}
