/** What a page loads: addresses under the shop's own origin. */
export interface Assets {
  readonly styles: ReadonlyArray<string>;
  readonly scripts: ReadonlyArray<string>;
  /** Modules that the page will import right after its scripts. */
  readonly modules: ReadonlyArray<string>;
  readonly fonts: ReadonlyArray<string>;
}
