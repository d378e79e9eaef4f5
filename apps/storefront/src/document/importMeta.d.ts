interface ImportMetaEnv {
  /** Set by the build; absent in development. */
  readonly KAMRA_RELEASE?: string;
}
