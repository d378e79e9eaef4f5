import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, jwtVerify, SignJWT } from "jose";

/** The tokens of the simulated provider, signed by a key of this process. */
export interface SimulatedTokens {
  readonly sign: (
    claims: Record<string, unknown>,
    whose: { readonly audience: string; readonly subject: string },
  ) => Promise<string>;
  /** A token's claims; `null` when it is not one of these, or meant for others. */
  readonly verify: (token: string, audience: string) => Promise<JWTPayload | null>;
  /** The key that shops verify the tokens by. */
  readonly publicKey: () => Promise<JWK>;
}

export async function simulateTokens({ issuer }: { readonly issuer: string }): Promise<SimulatedTokens> {
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
