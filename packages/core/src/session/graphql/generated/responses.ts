// Generated from the schemas by `npm run codegen`. Do not edit.
import { type Cart } from "../../../cart/model/Cart.ts";
import { type CartMergeChange } from "../../model/CartMergeChange.ts";
import { type LoginResult } from "../../model/LoginResult.ts";
import { type User } from "../../../identity/User.ts";

export type ConfirmEmailMutation = { readonly user: User };
export type EmailAvailabilityQuery = { readonly emailAvailability: boolean };
export type CartMergeChangeFieldsFragment = {
  readonly product_id: string;
  readonly product_name: string;
  readonly kind: string;
  readonly wanted: number;
  readonly piece: number;
};
export type LoginResultFieldsFragment = {
  readonly token: string;
  readonly user: User;
  readonly cart: Cart;
  readonly cart_changes: ReadonlyArray<CartMergeChange>;
};
export type LoginMutation = { readonly login: LoginResult };
export type LogoutMutation = { readonly logout: Cart };
export type MeQuery = { readonly me: User };
export type RegistrationMutation = { readonly registration: { readonly user: { readonly id: string } } };
export type RequestPasswordResetMutation = { readonly requestPasswordReset: boolean };
export type ResetPasswordMutation = { readonly resetPassword: boolean };
export type SetAvoidedAllergensMutation = { readonly user: User };
export type TokenLoginMutation = { readonly tokenLogin: LoginResult };
