/** The files of a page: addresses under the shop's own origin. */
export interface Assets {
  readonly styles: ReadonlyArray<string>;
  /** In execution order: each after its imports, the entry last. */
  readonly scripts: ReadonlyArray<string>;
  readonly fonts: ReadonlyArray<string>;
}

export interface BuiltAssets {
  /** The assets of a page built from these source files. */
  readonly assetsOf: (pages: ReadonlyArray<string>) => Assets;
}
