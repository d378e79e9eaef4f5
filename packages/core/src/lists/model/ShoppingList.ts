import * as Schema from "effect/Schema";
import { DayOrInstant, ProductId } from "../../product/Product.ts";

const Instant = DayOrInstant.check(Schema.isPattern(/T.*(?:Z|[+-]\d{2}:\d{2})$/));

/** A change of the list. */
export const ListEvent = Schema.Struct({ createdAt: Instant });
export interface ListEvent extends Schema.Schema.Type<typeof ListEvent> {}

/** A product on a list. */
export const ListProduct = Schema.Struct({
  productId: ProductId,
  /** In default units. */
  quantity: Schema.Finite.check(Schema.isGreaterThan(0)),
  /** When it was added to the list. */
  createdAt: Instant,
});
export interface ListProduct extends Schema.Schema.Type<typeof ListProduct> {}

/** A list's owner, or a person invited to it. */
export const ListUser = Schema.Struct({
  /** Null, like the name, for another person's invitation until it is accepted. */
  userId: Schema.NullOr(Schema.String),
  name: Schema.NullOr(Schema.String),
  email: Schema.String,
  type: Schema.Union([Schema.Literals(["owner", "shared"]), Schema.StringForLiteralAutocomplete]),
  sharedAt: Schema.NullOr(Instant),
  /** Null for the owner, and until the invitation is accepted. */
  acceptedAt: Schema.NullOr(Instant),
});
export interface ListUser extends Schema.Schema.Type<typeof ListUser> {}

/** A shopping list as the service returns it. */
export const ShoppingList = Schema.Struct({
  id: Schema.NonEmptyString,
  name: Schema.String,
  /** The shop makes a `smartlist`, a user a `shoppinglist`; types of a newer server are kept unchanged. */
  type: Schema.Union([Schema.Literals(["smartlist", "shoppinglist"]), Schema.StringForLiteralAutocomplete]),
  createdAt: Instant,
  /** In no particular order. */
  events: Schema.Array(ListEvent),
  products: Schema.Array(ListProduct),
  users: Schema.Array(ListUser),
});
export interface ShoppingList extends Schema.Schema.Type<typeof ShoppingList> {}
