import { createHash, randomUUID } from "node:crypto";
import type { Backend, BackendOptions } from "@kamra/backend";
import type { Credentials } from "@kamra/core";
import { openTestShop, startBackend, type TestShop, type TestShopOptions } from "../backend/index.ts";

const now = new Date("2026-11-21T10:00:00Z");

export const networkText = "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál";
export const expiredText = "Lejárt a munkamenet, vagy egy másik oldalon kijelentkeztél. Kérünk, lépj be újra!";

/** The mails that carry a token. */
type TokenMail = "registration" | "emailVerification" | "passwordReset";

export interface SessionKit {
  readonly backend: Backend;
  readonly open: (options?: Partial<TestShopOptions>) => TestShop;
  /** A registered user. */
  readonly somebody: () => Promise<Credentials & { readonly name: string }>;
  /** A shop with a logged-in user. */
  readonly loggedIn: (options?: Partial<TestShopOptions>) => Promise<TestShop & { readonly who: Credentials }>;
  /** The data of the last mail of a kind to an address. */
  readonly mailTo: (email: string, kind: TokenMail) => Promise<{ readonly token: string }>;
  /** A one-time token of a sign-in provider. */
  readonly signInToken: (email: string) => Promise<string>;
  /** The server rejects every token. */
  readonly revokeAll: () => Promise<void>;
}

/** A backend and shops on it. Close the backend. */
export async function startSessionKit(options: Partial<BackendOptions> = {}): Promise<SessionKit> {
  const backend = await startBackend({ clock: () => now, ...options });
  const { db } = backend.database;
  let people = 0;
  const open = (options: Partial<TestShopOptions> = {}) => openTestShop({ fetch: backend.fetch, now, ...options });
  const somebody = async () => {
    people += 1;
    const who = { email: `anna.${people}@pelda.hu`, password: "egy hosszú jelszó", name: "Kovács Anna" };
    const { shop } = open();
    await shop.session.register(who);
    shop.dispose();
    return who;
  };
  return {
    backend,
    open,
    somebody,
    loggedIn: async (options) => {
      const who = await somebody();
      const opened = open(options);
      await opened.shop.session.login(who);
      // The background work of a login is finished by then.
      await opened.rest();
      return { ...opened, who };
    },
    mailTo: async (email, kind) => {
      const { data } = await db
        .selectFrom("mails")
        .where("recipient", "=", email)
        .where("kind", "=", kind)
        .orderBy("id", "desc")
        .select("data")
        .executeTakeFirstOrThrow();
      if (!("token" in data)) throw new Error("The mail has no token");
      return { token: data.token };
    },
    signInToken: async (email) => {
      const token = randomUUID();
      const { id } = await db.selectFrom("users").where("email", "=", email).select("id").executeTakeFirstOrThrow();
      const hash = createHash("sha256").update(token).digest("hex");
      const expires_at = new Date(now.getTime() + 60_000).toISOString();
      await db.insertInto("one_time_tokens").values({ hash, user_id: id, purpose: "signIn", expires_at }).execute();
      return token;
    },
    revokeAll: async () => {
      await db.updateTable("access_tokens").set({ revoked_at: now.toISOString() }).execute();
    },
  };
}

export const texts = ({ shop }: Pick<TestShop, "shop">) => shop.notices.get().map(({ text }) => text);

export const operations = ({ network }: Pick<TestShop, "network">) =>
  network.calls.map(({ operationName }) => operationName);

/** The authorization of the requests, in order. */
export const tokens = ({ network }: Pick<TestShop, "network">) =>
  network.calls.map(({ headers }) => headers.get("authorization"));
