import { type Account, accountClient } from "./accountClient.ts";
import { firstNow, type TestBackend } from "./startTestBackend.ts";

/** Registers a user who has proved to receive mail at their address. */
export async function provenAccount(backend: () => TestBackend): Promise<Account> {
  const account = await accountClient(backend).register();
  await backend()
    .database.db.updateTable("users")
    .set({ email_verified_at: firstNow })
    .where("id", "=", account.id)
    .execute();
  return account;
}
