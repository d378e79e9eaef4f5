interface ImportMetaEnv {
  /** Written in by the build; a development server has none. */
  readonly KAMRA_RELEASE?: string;
}
