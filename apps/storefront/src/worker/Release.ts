/** The build that a service worker belongs to. */
export interface Release {
  /** Another one with each build that loads other files. */
  readonly revision: string;
  /** The page that is shown without a network. */
  readonly offlinePath: string;
  /** The files of that page. */
  readonly files: ReadonlyArray<string>;
}
