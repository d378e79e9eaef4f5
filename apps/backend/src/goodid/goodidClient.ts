import * as openid from "openid-client";
import { telephoneOf } from "../user/telephoneOf.ts";
import type { GoodidPerson } from "./GoodidPerson.ts";
import type { GoodidSettings } from "./GoodidSettings.ts";

/** What has to be remembered of somebody between their leaving for the provider and their coming back. */
export interface Departure {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface GoodidClient {
  /** Where to send somebody, and what to remember. */
  readonly depart: () => Promise<{ readonly url: string; readonly departure: Departure }>;
  /** Who has come back to this address; rejects when anything about it is not as it should be. */
  readonly arrive: (url: URL, departure: Departure) => Promise<GoodidPerson>;
}

interface ClientOptions {
  readonly settings: GoodidSettings;
  readonly redirectUri: string;
  /** How the provider is reached. */
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
    async depart() {
      const departure = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: "openid email profile phone",
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(departure.codeVerifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, departure };
    },
    async arrive(url, { state, nonce, codeVerifier }) {
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
        name,
        phone_number = null,
      } = await openid.fetchUserInfo(config, tokens.access_token, subject);
      return {
        issuer,
        subject,
        email,
        isEmailVerified: email_verified === true,
        name: name ?? email,
        telephone: telephoneOf(phone_number) ?? null,
      };
    },
  };
}
