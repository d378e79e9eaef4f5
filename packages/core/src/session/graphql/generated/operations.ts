// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  ConfirmEmailDocument,
  EmailAvailabilityDocument,
  LoginDocument,
  LogoutDocument,
  MeDocument,
  RegistrationDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SetAvoidedAllergensDocument,
  TokenLoginDocument,
} from "../../../transport/generated/documents.ts";
import { bool, struct, text } from "../../../decoding/kernel.ts";
import { cartFromWire } from "../../../cart/graphql/generated/decoders.ts";
import { graphqlOperation } from "../../../transport/graphqlOperation.ts";
import { loginResultFromWire } from "./decoders.ts";
import {
  type ConfirmEmailMutation,
  type EmailAvailabilityQuery,
  type LoginMutation,
  type LogoutMutation,
  type MeQuery,
  type RegistrationMutation,
  type RequestPasswordResetMutation,
  type ResetPasswordMutation,
  type SetAvoidedAllergensMutation,
  type TokenLoginMutation,
} from "./responses.ts";
import { userFromWire } from "../../../identity/graphql/generated/decoders.ts";

export const confirmEmailMutation = /*#__PURE__*/ graphqlOperation(
  ConfirmEmailDocument,
  struct<ConfirmEmailMutation>({ user: userFromWire }),
);
export const emailAvailabilityQuery = /*#__PURE__*/ graphqlOperation(
  EmailAvailabilityDocument,
  struct<EmailAvailabilityQuery>({ emailAvailability: bool }),
);
export const loginMutation = /*#__PURE__*/ graphqlOperation(
  LoginDocument,
  struct<LoginMutation>({ login: loginResultFromWire }),
);
export const logoutMutation = /*#__PURE__*/ graphqlOperation(
  LogoutDocument,
  struct<LogoutMutation>({ logout: cartFromWire }),
);
export const meQuery = /*#__PURE__*/ graphqlOperation(MeDocument, struct<MeQuery>({ me: userFromWire }));
export const registrationMutation = /*#__PURE__*/ graphqlOperation(
  RegistrationDocument,
  struct<RegistrationMutation>({ registration: struct({ user: struct({ id: text }) }) }),
);
export const requestPasswordResetMutation = /*#__PURE__*/ graphqlOperation(
  RequestPasswordResetDocument,
  struct<RequestPasswordResetMutation>({ requestPasswordReset: bool }),
);
export const resetPasswordMutation = /*#__PURE__*/ graphqlOperation(
  ResetPasswordDocument,
  struct<ResetPasswordMutation>({ resetPassword: bool }),
);
export const setAvoidedAllergensMutation = /*#__PURE__*/ graphqlOperation(
  SetAvoidedAllergensDocument,
  struct<SetAvoidedAllergensMutation>({ user: userFromWire }),
);
export const tokenLoginMutation = /*#__PURE__*/ graphqlOperation(
  TokenLoginDocument,
  struct<TokenLoginMutation>({ tokenLogin: loginResultFromWire }),
);
