import type { BrowserContext } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { test } from "./test.ts";

/** Registers and logs in a user in this browser; returns their address. */
export async function enterAs(name: string, context: BrowserContext): Promise<string> {
  const email = `${randomUUID()}@pelda.hu`;
  const query = `mutation { registration(registrationData: { email: "${email}", name: "${name}", password: "lila elefánt" }) { token } }`;
  const url = test.info().project.use.baseURL ?? "";
  const headers = { origin: url, authorization: "Session guest" };
  const response = await context.request.post(`${url}/graphql`, { data: { query }, headers });
  const mark = /"token":\s*"(.+?)"/.exec(await response.text())?.[1] ?? "";
  await context.addCookies([{ name: "session_mark", value: mark, url }]);
  return email;
}
