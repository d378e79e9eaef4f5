/** What the service worker knows of the build it belongs to. */
export interface Release {
  /** Another one with each build that loads other files. */
  readonly revision: string;
  /** The page that is shown without a network. */
  readonly offlinePath: string;
  /** What that page loads. */
  readonly files: ReadonlyArray<string>;
}
