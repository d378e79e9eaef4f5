/** The files of a page: addresses under the shop's own origin. */
export interface Assets {
  readonly styles: ReadonlyArray<string>;
  readonly scripts: ReadonlyArray<string>;
  /** Modules that the page's scripts import, and the scripts themselves: all are preloaded. */
  readonly modules: ReadonlyArray<string>;
  readonly fonts: ReadonlyArray<string>;
}
