// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  ChangePasswordDocument,
  CreateBillingAddressDocument,
  CreateShippingAddressDocument,
  DeleteAccountDocument,
  DeleteBillingAddressDocument,
  DeleteSavedCardDocument,
  DeleteShippingAddressDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  ExportMyDataDocument,
  ForgetAvoidedAllergensDocument,
  KeepAvoidedAllergensDocument,
  MySessionsDocument,
  SetDefaultBillingAddressDocument,
  SetDefaultSavedCardDocument,
  SetDefaultShippingAddressDocument,
  SetDonationsDocument,
  SubscribeToProductDocument,
  UnsubscribeFromProductDocument,
  UpdateBillingAddressDocument,
  UpdatePersonalDataDocument,
  UpdateShippingAddressDocument,
} from "../../../transport/generated/documents.ts";
import { array, bool, struct, text } from "../../../decoding/kernel.ts";
import { billingAddressFromWire } from "../../../payment/graphql/generated/decoders.ts";
import { graphqlOperation } from "../../../transport/graphqlOperation.ts";
import { loginSessionFromWire } from "./decoders.ts";
import { shippingAddressFromWire } from "../../../address/graphql/generated/decoders.ts";
import {
  type ChangePasswordMutation,
  type CreateBillingAddressMutation,
  type CreateShippingAddressMutation,
  type DeleteAccountMutation,
  type DeleteBillingAddressMutation,
  type DeleteSavedCardMutation,
  type DeleteShippingAddressMutation,
  type EndOtherSessionsMutation,
  type EndSessionMutation,
  type ExportMyDataQuery,
  type ForgetAvoidedAllergensMutation,
  type KeepAvoidedAllergensMutation,
  type MySessionsQuery,
  type SetDefaultBillingAddressMutation,
  type SetDefaultSavedCardMutation,
  type SetDefaultShippingAddressMutation,
  type SetDonationsMutation,
  type SubscribeToProductMutation,
  type UnsubscribeFromProductMutation,
  type UpdateBillingAddressMutation,
  type UpdatePersonalDataMutation,
  type UpdateShippingAddressMutation,
} from "./responses.ts";
import { userFromWire } from "../../../identity/graphql/generated/decoders.ts";

export const changePasswordMutation = /*#__PURE__*/ graphqlOperation(
  ChangePasswordDocument,
  struct<ChangePasswordMutation>({ changeMyPassword: bool }),
);
export const createBillingAddressMutation = /*#__PURE__*/ graphqlOperation(
  CreateBillingAddressDocument,
  struct<CreateBillingAddressMutation>({ address: billingAddressFromWire }),
);
export const createShippingAddressMutation = /*#__PURE__*/ graphqlOperation(
  CreateShippingAddressDocument,
  struct<CreateShippingAddressMutation>({ address: shippingAddressFromWire }),
);
export const deleteAccountMutation = /*#__PURE__*/ graphqlOperation(
  DeleteAccountDocument,
  struct<DeleteAccountMutation>({ deleteMyAccount: bool }),
);
export const deleteBillingAddressMutation = /*#__PURE__*/ graphqlOperation(
  DeleteBillingAddressDocument,
  struct<DeleteBillingAddressMutation>({ user: userFromWire }),
);
export const deleteSavedCardMutation = /*#__PURE__*/ graphqlOperation(
  DeleteSavedCardDocument,
  struct<DeleteSavedCardMutation>({ user: userFromWire }),
);
export const deleteShippingAddressMutation = /*#__PURE__*/ graphqlOperation(
  DeleteShippingAddressDocument,
  struct<DeleteShippingAddressMutation>({ user: userFromWire }),
);
export const endOtherSessionsMutation = /*#__PURE__*/ graphqlOperation(
  EndOtherSessionsDocument,
  struct<EndOtherSessionsMutation>({ sessions: array(loginSessionFromWire) }),
);
export const endSessionMutation = /*#__PURE__*/ graphqlOperation(
  EndSessionDocument,
  struct<EndSessionMutation>({ sessions: array(loginSessionFromWire) }),
);
export const exportMyDataQuery = /*#__PURE__*/ graphqlOperation(
  ExportMyDataDocument,
  struct<ExportMyDataQuery>({ exportMyData: text }),
);
export const forgetAvoidedAllergensMutation = /*#__PURE__*/ graphqlOperation(
  ForgetAvoidedAllergensDocument,
  struct<ForgetAvoidedAllergensMutation>({ user: userFromWire }),
);
export const keepAvoidedAllergensMutation = /*#__PURE__*/ graphqlOperation(
  KeepAvoidedAllergensDocument,
  struct<KeepAvoidedAllergensMutation>({ user: userFromWire }),
);
export const mySessionsQuery = /*#__PURE__*/ graphqlOperation(
  MySessionsDocument,
  struct<MySessionsQuery>({ sessions: array(loginSessionFromWire) }),
);
export const setDefaultBillingAddressMutation = /*#__PURE__*/ graphqlOperation(
  SetDefaultBillingAddressDocument,
  struct<SetDefaultBillingAddressMutation>({ user: userFromWire }),
);
export const setDefaultSavedCardMutation = /*#__PURE__*/ graphqlOperation(
  SetDefaultSavedCardDocument,
  struct<SetDefaultSavedCardMutation>({ user: userFromWire }),
);
export const setDefaultShippingAddressMutation = /*#__PURE__*/ graphqlOperation(
  SetDefaultShippingAddressDocument,
  struct<SetDefaultShippingAddressMutation>({ user: userFromWire }),
);
export const setDonationsMutation = /*#__PURE__*/ graphqlOperation(
  SetDonationsDocument,
  struct<SetDonationsMutation>({ user: userFromWire }),
);
export const subscribeToProductMutation = /*#__PURE__*/ graphqlOperation(
  SubscribeToProductDocument,
  struct<SubscribeToProductMutation>({ product: struct({ is_subscribed: bool }) }),
);
export const unsubscribeFromProductMutation = /*#__PURE__*/ graphqlOperation(
  UnsubscribeFromProductDocument,
  struct<UnsubscribeFromProductMutation>({ product: struct({ is_subscribed: bool }) }),
);
export const updateBillingAddressMutation = /*#__PURE__*/ graphqlOperation(
  UpdateBillingAddressDocument,
  struct<UpdateBillingAddressMutation>({ address: billingAddressFromWire }),
);
export const updatePersonalDataMutation = /*#__PURE__*/ graphqlOperation(
  UpdatePersonalDataDocument,
  struct<UpdatePersonalDataMutation>({ user: userFromWire }),
);
export const updateShippingAddressMutation = /*#__PURE__*/ graphqlOperation(
  UpdateShippingAddressDocument,
  struct<UpdateShippingAddressMutation>({ address: shippingAddressFromWire }),
);
