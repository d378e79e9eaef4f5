import { parsePhone } from "@kamra/core/form";
import * as openid from "openid-client";
import { nameOf } from "../session/nameOf.ts";
import type { GoodidPerson } from "./GoodidPerson.ts";
import type { GoodidSettings } from "./GoodidSettings.ts";

/** State that one sign-in needs until the person returns. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface GoodidClient {
  /** The provider's address, and the state to keep. */
  readonly startSignIn: () => Promise<{ readonly url: string; readonly pending: PendingSignIn }>;
  /** The person who returned to this address; rejects when the answer is invalid. */
  readonly finishSignIn: (url: URL, pending: PendingSignIn) => Promise<GoodidPerson>;
}

interface ClientOptions {
  readonly settings: GoodidSettings;
  readonly redirectUri: string;
  /** The requests to the provider. */
  readonly fetch: typeof fetch;
}

/** The shop's side of OpenID Connect: authorization code with PKCE, state and nonce. The provider is discovered when it is first needed. */
export function goodidClient({ settings, redirectUri, fetch }: ClientOptions): GoodidClient {
  const { issuer, clientId, clientSecret } = settings;
  const isPlain = issuer.startsWith("http://");
  let discovered: Promise<openid.Configuration> | null = null;
  const discover = (): Promise<openid.Configuration> => {
    discovered ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        [openid.customFetch]: (url, { body = null, method, headers, redirect }) =>
          fetch(url, { body: body instanceof Uint8Array ? new Uint8Array(body) : body, method, headers, redirect }),
        ...(isPlain && { execute: [openid.allowInsecureRequests] }),
      })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  };
  return {
    async startSignIn() {
      const pending = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: "openid email profile phone",
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, pending };
    },
    async finishSignIn(url, { state, nonce, codeVerifier }) {
      const config = await discover();
      const tokens = await openid.authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const subject = tokens.claims()?.sub ?? "";
      const {
        email = "",
        email_verified,
        name = null,
        phone_number = null,
      } = await openid.fetchUserInfo(config, tokens.access_token, subject);
      return {
        issuer,
        subject,
        email,
        isEmailVerified: email_verified === true,
        name: nameOf(name),
        telephone: phone_number === null ? null : parsePhone(phone_number),
      };
    },
  };
}
