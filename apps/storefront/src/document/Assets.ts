/** The files of a page: addresses under the shop's own origin. */
export interface Assets {
  readonly styles: ReadonlyArray<string>;
  /** In the order in which they run: each after those that it imports, the entry last. */
  readonly scripts: ReadonlyArray<string>;
  readonly fonts: ReadonlyArray<string>;
}
