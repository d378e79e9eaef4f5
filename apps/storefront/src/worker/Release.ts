/** The build that a service worker belongs to. */
export interface Release {
  /** Changes with each build that loads other files. */
  readonly revision: string;
  /** The offline page. */
  readonly offlinePath: string;
  /** The files of the offline page. */
  readonly files: ReadonlyArray<string>;
}
