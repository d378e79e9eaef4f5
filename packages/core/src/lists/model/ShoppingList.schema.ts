import * as Schema from "effect/Schema";
import { DayOrInstant, ProductId } from "../../product/Product.schema.ts";
import type * as model from "./ShoppingList.ts";

const Instant = DayOrInstant.check(Schema.isPattern(/T.*(?:Z|[+-]\d{2}:\d{2})$/));

/** Schema of `ListEvent`: a change of the list. */
export const ListEvent = Schema.Struct({ createdAt: Instant }) satisfies { readonly Type: model.ListEvent };

/** Schema of `ListProduct`: a product on a list. */
export const ListProduct = Schema.Struct({
  productId: ProductId,
  quantity: Schema.Finite.check(Schema.isGreaterThan(0)),
  createdAt: Instant,
  deletedName: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.ListProduct };

/** Schema of `ListText`: something on a list that is no product of the shop. */
export const ListText = Schema.Struct({
  text: Schema.NonEmptyString,
  createdAt: Instant,
}) satisfies { readonly Type: model.ListText };

/** Schema of `ListUser`: a list's owner, or a person invited to it. */
export const ListUser = Schema.Struct({
  userId: Schema.NullOr(Schema.String),
  name: Schema.NullOr(Schema.String),
  email: Schema.String,
  type: Schema.Union([Schema.Literals(["owner", "shared"]), Schema.StringForLiteralAutocomplete]),
  sharedAt: Schema.NullOr(Instant),
  acceptedAt: Schema.NullOr(Instant),
}) satisfies { readonly Type: model.ListUser };

/** Schema of `ShoppingList`: a shopping list as the service returns it. */
export const ShoppingList = Schema.Struct({
  id: Schema.NonEmptyString,
  name: Schema.String,
  type: Schema.Union([Schema.Literals(["smartlist", "shoppinglist"]), Schema.StringForLiteralAutocomplete]),
  createdAt: Instant,
  events: Schema.Array(ListEvent),
  products: Schema.Array(ListProduct),
  texts: Schema.Array(ListText),
  users: Schema.Array(ListUser),
}) satisfies { readonly Type: model.ShoppingList };
