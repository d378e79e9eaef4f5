import { isShopError } from "@kamra/core";
import type { FormFailure } from "@kamra/react";
import { failureText } from "./failureText.ts";
import type { StorefrontShop } from "./createStorefrontShop.ts";

/**
 * The errors beside the fields of a form, and above them, after its promise was rejected.
 *
 * @rule FORM-3
 */
export const formFailure = (shop: Pick<StorefrontShop, "errorText">, error: unknown): FormFailure =>
  isShopError(error) && error._tag === "ValidationError" && Object.keys(error.fields).length > 0
    ? { fields: error.fields, message: null }
    : { fields: {}, message: failureText(shop, error) };
