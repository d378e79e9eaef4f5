import type { Capability, GraphqlCapability } from "./Capability.ts";
import type { AnyEffectCapability, EffectCapability, EffectOfGraphql } from "./EffectCapability.ts";

const isFromInside = (capability: Capability<string, unknown, string>): capability is AnyEffectCapability =>
  "open" in capability;

/** The inside of a capability. Errors: a TypeError for what neither Kamra nor `ownCapability` made. */
export function insideOf(capability: Capability<string, unknown, string>): AnyEffectCapability {
  if (!isFromInside(capability))
    throw new TypeError(`"${capability.name}" is no capability: make it with ownCapability`);
  return capability;
}

/** A capability as apps see it: without its inside. */
export const capability = <const Name extends string, Api, Needs extends string = never>(
  inside: EffectCapability<Name, Api, Needs>,
): Capability<Name, Api, Needs> => inside;

/** One of the GraphQL backend as apps see it. */
export const graphqlCapability = <const Name extends string, Api, Needs extends string = never>(
  inside: EffectOfGraphql<Name, Api, Needs>,
): GraphqlCapability<Name, Api, Needs> => inside;
