import type { CartMergeChange } from "../model/CartMergeChange.schema.ts";
import type { LoginResult } from "../model/LoginResult.schema.ts";
import type { CartMergeChangeFieldsFragment, LoginResultFieldsFragment } from "./generated/responses.ts";

export const readCartMergeChange = ({
  product_id,
  product_name,
  kind,
  wanted,
  piece,
}: CartMergeChangeFieldsFragment): typeof CartMergeChange.Encoded => ({
  productId: product_id,
  productName: product_name,
  kind,
  wanted,
  quantity: piece,
});

export const readLoginResult = ({
  token,
  user,
  cart,
  cart_changes,
}: LoginResultFieldsFragment): typeof LoginResult.Encoded => ({ token, user, cart, cartChanges: cart_changes });
