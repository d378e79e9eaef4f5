import type { Decoder } from "./Decoder.ts";
import type { Added } from "./Added.ts";
import type { OwnFields, OwnModelName } from "./Reading.ts";

/** The models that an application has added to. */
export type Extended = { [Name in keyof Added]: [keyof Added[Name]] extends [never] ? never : Name }[keyof Added];

/** The own fields of a model: what reads each, and what is asked of a GraphQL backend. */
export interface OwnModel<Fields> {
  /** In GraphQL, with the models' names: `carbonKg: carbon_kg`. By default the fields' names. */
  readonly selection?: string | undefined;
  /** Values are stored as JSON in carts and snapshots, and read again: reading twice must give the same value. */
  readonly fields: { readonly [Name in keyof Fields]-?: Decoder<Fields[Name]> };
}

type ModelOf<Name extends Extended> = Name extends "CartLine" | "Cart"
  ? Partial<Added[Name]> extends Added[Name]
    ? OwnModel<Added[Name]>
    : `Make the own fields of ${Name} optional: what the shopper has just added has none`
  : OwnModel<Added[Name]>;

/** The own fields of all models; leaving out one that the application has declared is a type error. */
export type OwnModels = { readonly [Name in Extended]: ModelOf<Name> } & {
  readonly [Name in Exclude<OwnModelName, Extended>]?: OwnModel<Record<string, unknown>>;
};

/** An argument with the own fields; it may be missing where the application has declared none. */
export type OwnFieldsGiven = [Extended] extends [never]
  ? readonly [ownFields?: OwnFields | undefined]
  : readonly [ownFields: OwnFields];

/** The option with the own fields; it may be missing where the application has declared none. */
export type OwnFieldsOption = [Extended] extends [never]
  ? { readonly ownFields?: OwnFields | undefined }
  : { readonly ownFields: OwnFields };
