// Generated from own.graphql by `npx @kamra/contract own.graphql`. Do not edit.
import { finite, nullable, optional, ownFields } from "@kamra/core/fields";
import type {} from "@kamra/core/product";
import type {} from "@kamra/core/cart";

declare module "@kamra/core/product" {
  interface Product {
    /** Kilograms of CO2 for one default unit. */
    readonly carbonKg: number | null;
  }
}

declare module "@kamra/core/cart" {
  interface CartLine {
    /** Kilograms of CO2 for the whole line. */
    readonly carbonKg?: number | null | undefined;
  }
}

/** For `createShop({ ownFields: own })`. */
export const own = ownFields({
  Product: {
    selection: "carbonKg: carbon_kg",
    fields: { carbonKg: nullable(finite) },
  },
  CartLine: {
    selection: "carbonKg: carbon_kg",
    fields: { carbonKg: optional(nullable(finite)) },
  },
});
