import { describe, expect, it } from "vitest";
import { hashToken } from "../session/hashToken.ts";
import { listService } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { parseAs } from "../testing/parseAs.ts";
import { firstNow } from "../testing/startTestBackend.ts";

interface Parsed {
  readonly data?: unknown;
  readonly errors?: { extensions: { code: string } }[];
}

onBothDatabases("the caller", (backend) => {
  const { register } = listService(backend);

  async function post(headers: Record<string, string>) {
    const response = await backend().fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query: "{ footerBlocks { id } }" }),
    });
    const { data, errors } = parseAs<Parsed>(await response.text());
    return {
      status: response.status,
      challenge: response.headers.get("www-authenticate"),
      data,
      codes: errors?.map(({ extensions }) => extensions.code),
    };
  }
  const refused = { status: 401, challenge: "Bearer", data: undefined, codes: ["UNAUTHENTICATED"] };
  const answered = { status: 200, challenge: null, codes: undefined };

  it("is a guest without the header, even with cookies", async () => {
    const { token } = await register("Anna");
    expect(await post({})).toMatchObject(answered);
    expect(await post({ cookie: `token=${token}; auth=nonsense` })).toMatchObject(answered);
  });

  it.each(["", "nonsense", "Basic YTpi", "Bearer", "Bearer ", "Bearer nonsense", `Bearer ${"x".repeat(10_000)}`])(
    "[SESS-5] [NET-8] is unauthenticated by the header %j: the whole request is refused",
    async (authorization) => {
      expect(await post({ authorization })).toEqual(refused);
    },
  );

  describe("by a token", () => {
    it("is its user until it expires", async () => {
      const { token } = await register("Anna");
      expect(await post({ authorization: `Bearer ${token}` })).toMatchObject(answered);
      await backend()
        .database.db.updateTable("access_tokens")
        .set({ expires_at: firstNow })
        .where("hash", "=", hashToken(token))
        .execute();
      expect(await post({ authorization: `Bearer ${token}` })).toEqual(refused);
    });

    it("is unauthenticated once the token is revoked", async () => {
      const { token } = await register("Anna");
      await backend()
        .database.db.updateTable("access_tokens")
        .set({ revoked_at: firstNow })
        .where("hash", "=", hashToken(token))
        .execute();
      expect(await post({ authorization: `Bearer ${token}` })).toEqual(refused);
    });
  });
});
