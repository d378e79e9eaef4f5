import { createServer } from "node:http";
import { expect, it } from "vitest";
import { goodidClient } from "./goodidClient.ts";

it("requests only the provider's address: a redirecting answer starts no sign-in", async () => {
  const asked: Array<string | undefined> = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" ? address?.port : null}`;
  const client = goodidClient({
    settings: { issuer, clientId: "kamra", clientSecret: "titok" },
    redirectUri: "https://kamra.pelda.hu/signin/goodid/callback",
    fetch,
  });
  await expect(client.startSignIn()).rejects.toThrow();
  expect(asked).toEqual(["/.well-known/openid-configuration"]);
  server.close();
});
