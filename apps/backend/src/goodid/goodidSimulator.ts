import { canonicalEmail } from "@kamra/core/form";
import { escapeUTF8 } from "entities";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { type JWK, type JWTPayload, SignJWT, exportJWK, generateKeyPair, jwtVerify } from "jose";
import { createHash, randomUUID } from "node:crypto";
import { allowOnlyThisMachine } from "../http/allowOnlyThisMachine.ts";
import type { GoodidSettings } from "./GoodidSettings.ts";
import { simulatorPath } from "./simulatorSettings.ts";
import { goodidTexts as texts } from "./text.hu.ts";

/** The tokens of the simulated provider, signed by a key of this process. */
interface SimulatedTokens {
  readonly sign: (
    claims: Record<string, unknown>,
    whose: { readonly audience: string; readonly subject: string },
  ) => Promise<string>;
  /** A token's claims; `null` when it is not one of these, or meant for others. */
  readonly verify: (token: string, audience: string) => Promise<JWTPayload | null>;
  /** The key that shops verify the tokens by. */
  readonly publicKey: () => Promise<JWK>;
}

async function simulateTokens({ issuer }: { readonly issuer: string }): Promise<SimulatedTokens> {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const kid = randomUUID();
  return {
    sign: (claims, { audience, subject }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime("5m")
        .setJti(randomUUID())
        .sign(privateKey),
    verify: async (token, audience) =>
      (await jwtVerify(token, publicKey, { issuer, audience }).catch(() => null))?.payload ?? null,
    publicKey: async () => ({ ...(await exportJWK(publicKey)), kid, alg: "ES256", use: "sig" }),
  };
}

interface SimulatorOptions {
  readonly settings: GoodidSettings;
  /** The only place to which it sends people back. */
  readonly redirectUri: string;
  /** The person's e-mail address. */
  readonly brand: string;
}

type Form = Readonly<Record<string, string>>;

/** The shop's request, carried from the page into its form. */
const asked = ["client_id", "redirect_uri", "state", "nonce", "code_challenge"] as const;

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

function page(form: Form, { brand }: Pick<SimulatorOptions, "brand">): string {
  const hidden = asked
    .map((name) => `<input type="hidden" name="${name}" value="${escapeUTF8(form[name] ?? "")}">`)
    .join("");
  return `<!doctype html>
<html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:2rem auto;padding:0 1rem}label{display:block;margin-bottom:1rem}input{display:block;font:inherit;width:100%;padding:.5rem;box-sizing:border-box}button{font:inherit;padding:.5rem 1rem}</style></head>
<body><h1>${texts.title}</h1><p>${escapeUTF8(texts.question(brand))} ${texts.note}</p>
<form method="post" action="${simulatorPath}/authorize">${hidden}
<label>${texts.email}<input type="email" name="email" value="anna.kovacs@pelda.hu" required></label>
<label>${texts.name}<input name="name" value="Kovács Anna" required></label>
<button name="decision" value="allow">${texts.allow}</button> <button name="decision" value="deny" formnovalidate>${texts.deny}</button>
</form></body></html>
`;
}

/** Whether a request for consent is the shop's, and complete. */
const isAskedWell = (
  { client_id, redirect_uri, state, nonce, code_challenge }: Form,
  { settings, redirectUri }: SimulatorOptions,
): boolean =>
  client_id === settings.clientId &&
  redirect_uri === redirectUri &&
  [state, nonce, code_challenge].every((value) => value !== undefined && value !== "");

function serveDiscovery(
  app: FastifyInstance,
  { settings: { issuer } }: SimulatorOptions,
  { publicKey }: SimulatedTokens,
): void {
  app.get(`${simulatorPath}/.well-known/openid-configuration`, () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    token_endpoint_auth_methods_supported: ["client_secret_post"],
  }));
  app.get(`${simulatorPath}/jwks`, async () => ({ keys: [await publicKey()] }));
}

/** The page that asks the person, and its form. */
function serveConsent(app: FastifyInstance, options: SimulatorOptions, { sign }: SimulatedTokens): void {
  const { brand, redirectUri, settings } = options;

  app.get<{ Querystring: Form }>(`${simulatorPath}/authorize`, async ({ query }, reply) => {
    void reply.type("text/html; charset=utf-8");
    return await (isAskedWell(query, options)
      ? reply.send(page(query, { brand }))
      : reply.code(400).send(texts.badRequest));
  });

  app.post<{ Body: Form }>(`${simulatorPath}/authorize`, async ({ body: form }, reply) => {
    if (!isAskedWell(form, options))
      return await reply.code(400).type("text/html; charset=utf-8").send(texts.badRequest);
    const { email = "", name = "", state = "", nonce, code_challenge } = form;
    const back = new URL(redirectUri);
    back.searchParams.set("state", state);
    back.searchParams.set("iss", settings.issuer);
    if (form["decision"] !== "allow") back.searchParams.set("error", "access_denied");
    else {
      const subject = createHash("sha256")
        .update(canonicalEmail(email) ?? email)
        .digest("hex")
        .slice(0, 32);
      back.searchParams.set("code", await sign({ nonce, code_challenge, email, name }, { audience: "code", subject }));
    }
    return await reply.redirect(back.href, 303);
  });
}

/** What the shop's server asks for: tokens for a code, and the person's data. */
function serveTokens(
  app: FastifyInstance,
  { settings: { clientId, clientSecret }, redirectUri }: SimulatorOptions,
  { sign, verify }: SimulatedTokens,
): void {
  const used = new Set<string>();

  app.post<{ Body: Form }>(`${simulatorPath}/token`, async ({ body: form }, reply) => {
    const code = await verify(form["code"] ?? "", "code");
    const challenge = createHash("sha256")
      .update(form["code_verifier"] ?? "")
      .digest("base64url");
    if (form["client_id"] !== clientId || form["client_secret"] !== clientSecret)
      return await reply.code(401).send({ error: "invalid_client" });
    const { jti = "", sub = "", nonce, code_challenge, email, name } = code ?? {};
    if (code === null || used.has(jti) || challenge !== code_challenge || form["redirect_uri"] !== redirectUri)
      return await reply.code(400).send({ error: "invalid_grant" });
    used.add(jti);
    return {
      token_type: "Bearer",
      expires_in: 300,
      access_token: await sign({ email, name }, { audience: "userinfo", subject: sub }),
      id_token: await sign({ nonce }, { audience: clientId, subject: sub }),
    };
  });

  app.get(`${simulatorPath}/userinfo`, async ({ headers }, reply) => {
    const token = await verify(headers.authorization?.replace(/^Bearer /, "") ?? "", "userinfo");
    if (token === null) return await reply.code(401).send({ error: "invalid_token" });
    const { sub, email, name } = token;
    return { sub, email, email_verified: true, name };
  });
}

/**
 * A simulated sign-in provider for development: discovery, consent page, PKCE tokens signed by a key of this process,
 * and user data. It accepts anyone.
 */
export const goodidSimulator: FastifyPluginAsync<SimulatorOptions> = async (app, options) => {
  const tokens = await simulateTokens(options.settings);
  app.addHook("onRequest", allowOnlyThisMachine);
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook(
    "onSend",
    async (_request, reply) => void reply.header("content-security-policy", policy).header("cache-control", "no-store"),
  );
  serveDiscovery(app, options, tokens);
  serveConsent(app, options, tokens);
  serveTokens(app, options, tokens);
};
