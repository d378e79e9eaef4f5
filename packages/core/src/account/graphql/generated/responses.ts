// Generated from the schemas by `npm run codegen`. Do not edit.
import { type BillingAddress } from "../../../payment/BillingAddress.ts";
import { type LoginSession } from "../../model/LoginSession.ts";
import { type ShippingAddress } from "../../../address/ShippingAddress.ts";
import { type User } from "../../../identity/User.ts";

export type ChangePasswordMutation = { readonly changeMyPassword: boolean };
export type CreateBillingAddressMutation = { readonly address: BillingAddress };
export type CreateShippingAddressMutation = { readonly address: ShippingAddress };
export type DeleteAccountMutation = { readonly deleteMyAccount: boolean };
export type DeleteBillingAddressMutation = { readonly user: User };
export type DeleteSavedCardMutation = { readonly user: User };
export type DeleteShippingAddressMutation = { readonly user: User };
export type LoginSessionFieldsFragment = {
  readonly id: string;
  readonly device?: string | null | undefined;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly is_current: boolean;
};
export type EndOtherSessionsMutation = { readonly sessions: ReadonlyArray<LoginSession> };
export type EndSessionMutation = { readonly sessions: ReadonlyArray<LoginSession> };
export type ExportMyDataQuery = { readonly exportMyData: string };
export type ForgetAvoidedAllergensMutation = { readonly user: User };
export type KeepAvoidedAllergensMutation = { readonly user: User };
export type MySessionsQuery = { readonly sessions: ReadonlyArray<LoginSession> };
export type SetDefaultBillingAddressMutation = { readonly user: User };
export type SetDefaultSavedCardMutation = { readonly user: User };
export type SetDefaultShippingAddressMutation = { readonly user: User };
export type SetDonationsMutation = { readonly user: User };
export type SubscribeToProductMutation = { readonly product: { readonly is_subscribed: boolean } };
export type UnsubscribeFromProductMutation = { readonly product: { readonly is_subscribed: boolean } };
export type UpdateBillingAddressMutation = { readonly address: BillingAddress };
export type UpdatePersonalDataMutation = { readonly user: User };
export type UpdateShippingAddressMutation = { readonly address: ShippingAddress };
