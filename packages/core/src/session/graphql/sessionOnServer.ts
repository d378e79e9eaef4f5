import * as Effect from "effect/Effect";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { idempotencyKey } from "../../transport/idempotencyKey.ts";
import type { AllergenCode } from "../../product/allergenCodes.ts";
import type { Credentials } from "../model/Credentials.ts";
import type { LoginResult } from "../model/LoginResult.ts";
import type { Registration } from "../model/Registration.ts";
import {
  confirmEmailMutation,
  emailAvailabilityQuery,
  loginMutation,
  logoutMutation,
  meQuery,
  registrationMutation,
  requestPasswordResetMutation,
  resetPasswordMutation,
  setAvoidedAllergensMutation,
  tokenLoginMutation,
} from "./generated/operations.ts";

const entryOf = ({ cart, ...entry }: LoginResult, staysLoggedIn: boolean) => ({
  ...entry,
  sentAlong: { cart },
  staysLoggedIn,
});

/** Login and registration, by credentials or a token from a mail. */
const entrances = Effect.gen(function* () {
  const { cookies, settings } = yield* ShopEnvironment;
  const { request } = yield* GraphqlTransport;
  const cartId = () => cookies.get(settings.cartCookie);

  /** The same for every attempt with one token, while the page lives: an attempt whose response was lost may have used it. */
  let tried: { readonly token: string; readonly key: string } | null = null;
  const keyFor = (token: string) =>
    Effect.suspend(() => {
      if (tried?.token === token) return Effect.succeed(tried.key);
      return Effect.tap(idempotencyKey, (key) => Effect.sync(() => (tried = { token, key })));
    });

  return {
    login: ({ email, password, staysLoggedIn = false }: Credentials) =>
      Effect.suspend(() =>
        request(loginMutation, {
          variables: {
            loginData: { email, password, authType: "password", cart_id: cartId(), stay_logged_in: staysLoggedIn },
          },
        }),
      ).pipe(Effect.map(({ login }) => entryOf(login, staysLoggedIn))),
    loginWithToken: (token: string, { staysLoggedIn }: { readonly staysLoggedIn: boolean }) =>
      Effect.flatMap(keyFor(token), (key) =>
        request(tokenLoginMutation, {
          variables: { token, cartId: cartId(), staysLoggedIn },
          headers: { "idempotency-key": key },
        }),
      ).pipe(Effect.map(({ tokenLogin }) => entryOf(tokenLogin, staysLoggedIn))),
    confirmEmail: (token: string) =>
      Effect.flatMap(keyFor(token), (key) =>
        request(confirmEmailMutation, {
          variables: { token },
          headers: { "idempotency-key": key },
        }),
      ),
  };
});

/** The server's part of a session. */
export const sessionOnServer = Effect.gen(function* () {
  const { session } = yield* ShopEnvironment;
  const { request } = yield* GraphqlTransport;

  return {
    ...(yield* entrances),
    register: ({ email, password, name, telephone = null }: Registration) =>
      Effect.flatMap(idempotencyKey, (key) =>
        request(registrationMutation, {
          variables: { registrationData: { email, password, name, telephone } },
          headers: { "idempotency-key": key },
        }),
      ),
    /** Returns the guest's cart. The token is already deleted when this is sent. */
    logout: (token: string) =>
      request(logoutMutation, {
        variables: {},
        headers: session.authorization(token),
      }).pipe(Effect.map(({ logout }) => ({ cart: logout }))),
    me: request(meQuery, { variables: {} }).pipe(Effect.map(({ me }) => me)),
    setAvoidedAllergens: (allergens: ReadonlyArray<AllergenCode>) =>
      request(setAvoidedAllergensMutation, { variables: { allergens: [...allergens] } }),
    isEmailAvailable: (email: string) =>
      request(emailAvailabilityQuery, {
        variables: { email },
      }).pipe(Effect.map(({ emailAvailability }) => emailAvailability)),
    requestPasswordReset: (email: string) =>
      request(requestPasswordResetMutation, {
        variables: { email },
      }),
    resetPassword: (resetData: { readonly email: string; readonly token: string; readonly password: string }) =>
      request(resetPasswordMutation, {
        variables: { resetData },
      }),
  };
});
