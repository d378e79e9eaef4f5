/** One part of what a shop can do, chosen by name when the shop is made: one of ours, or of `ownCapability`. */
export interface Capability<Name extends string, Api, Needs extends string = never> {
  readonly name: Name;
  /** The capabilities that it requires. */
  readonly needs?: ReadonlyArray<Needs>;
  /** Capabilities that it uses if the shop has them: they cannot be opened after it. */
  readonly uses?: ReadonlyArray<string>;
  /** What it adds to a shop, for the compiler: it has no value. */
  readonly __apiType?: () => Api;
}

/** A capability of the GraphQL backend: a shop with it needs an `endpoint`. */
export interface GraphqlCapability<Name extends string, Api, Needs extends string = never> extends Capability<
  Name,
  Api,
  Needs
> {
  /** What sends its requests. */
  readonly transport: object;
}
