import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import {
  ConfirmEmailDocument,
  EmailAvailabilityDocument,
  LoginDocument,
  LogoutDocument,
  MeDocument,
  RegistrationDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  TokenLoginDocument,
} from "../transport/generated/documents.ts";
import { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import { idempotencyKey } from "../transport/idempotencyKey.ts";
import { CartFromWire } from "../transport/wire/CartFromWire.ts";
import { CartMergeChangeFromWire } from "../transport/wire/CartMergeChangeFromWire.ts";
import { eachValid } from "../transport/wire/eachValid.ts";
import { nullish } from "../transport/wire/nullish.ts";
import { UserFromWire } from "../transport/wire/UserFromWire.ts";
import type { Credentials } from "./Credentials.ts";
import type { Registration } from "./Registration.ts";

const LoginResult = Schema.Struct({
  token: Schema.NonEmptyString,
  user: UserFromWire,
  cart: nullish(CartFromWire),
  cart_changes: eachValid(CartMergeChangeFromWire),
});

const entryOf = (
  { cart = null, cart_changes: cartChanges, ...entry }: typeof LoginResult.Type,
  staysLoggedIn: boolean,
) => ({
  ...entry,
  cart,
  cartChanges,
  staysLoggedIn,
});

/** What the server does for a session. */
export const sessionOnServer = Effect.gen(function* () {
  const { cookies, settings } = yield* ShopEnvironment;
  const { request } = yield* GraphqlTransport;
  const cartId = () => cookies.get(settings.cartCookie);

  /** The same for every try with one token, as long as the page lives: it may have been used up by one whose answer was lost. */
  let tried: { readonly token: string; readonly key: string } | null = null;
  const keyFor = (token: string) =>
    Effect.suspend(() => {
      if (tried?.token === token) return Effect.succeed(tried.key);
      return Effect.tap(idempotencyKey, (key) => Effect.sync(() => (tried = { token, key })));
    });

  return {
    login: ({ email, password, staysLoggedIn = true }: Credentials) =>
      Effect.suspend(() =>
        request(LoginDocument, {
          schema: Schema.Struct({ login: LoginResult }),
          variables: {
            loginData: { email, password, authType: "password", cart_id: cartId(), stay_logged_in: staysLoggedIn },
          },
        }),
      ).pipe(Effect.map(({ login }) => entryOf(login, staysLoggedIn))),
    loginWithToken: (token: string, { staysLoggedIn }: { readonly staysLoggedIn: boolean }) =>
      Effect.flatMap(keyFor(token), (key) =>
        request(TokenLoginDocument, {
          schema: Schema.Struct({ tokenLogin: LoginResult }),
          variables: { token, cartId: cartId(), staysLoggedIn },
          headers: { "idempotency-key": key },
        }),
      ).pipe(Effect.map(({ tokenLogin }) => entryOf(tokenLogin, staysLoggedIn))),
    confirmEmail: (token: string) =>
      Effect.flatMap(keyFor(token), (key) =>
        request(ConfirmEmailDocument, {
          schema: Schema.Struct({ user: UserFromWire }),
          variables: { token },
          headers: { "idempotency-key": key },
        }),
      ),
    register: ({ email, password, name, telephone = null }: Registration) =>
      Effect.flatMap(idempotencyKey, (key) =>
        request(RegistrationDocument, {
          schema: Schema.Struct({ registration: Schema.Struct({ user: Schema.Struct({ id: Schema.String }) }) }),
          variables: { registrationData: { email, password, name, telephone } },
          headers: { "idempotency-key": key },
        }),
      ),
    /** Answers the guest's cart. The token is in nobody's name any more when this is sent. */
    logout: (token: string) =>
      request(LogoutDocument, {
        schema: Schema.Struct({ logout: CartFromWire }),
        variables: {},
        headers: { authorization: `Bearer ${token}` },
      }).pipe(Effect.map(({ logout }) => logout)),
    me: request(MeDocument, { schema: Schema.Struct({ me: UserFromWire }), variables: {} }).pipe(
      Effect.map(({ me }) => me),
    ),
    isEmailAvailable: (email: string) =>
      request(EmailAvailabilityDocument, {
        schema: Schema.Struct({ emailAvailability: Schema.Boolean }),
        variables: { email },
      }).pipe(Effect.map(({ emailAvailability }) => emailAvailability)),
    requestPasswordReset: (email: string) =>
      request(RequestPasswordResetDocument, {
        schema: Schema.Struct({ requestPasswordReset: Schema.Boolean }),
        variables: { email },
      }),
    resetPassword: (resetData: { readonly email: string; readonly token: string; readonly password: string }) =>
      request(ResetPasswordDocument, {
        schema: Schema.Struct({ resetPassword: Schema.Boolean }),
        variables: { resetData },
      }),
  };
});
