import type { BrowserContext } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { test } from "./test.ts";

/** The password of everybody who enters here. */
export const password = "lila elefánt";

/** Begins a session in this browser by a mutation that returns its mark. */
async function enterBy(mutation: string, context: BrowserContext): Promise<void> {
  const url = test.info().project.use.baseURL ?? "";
  const headers = { origin: url, authorization: "Session guest" };
  const response = await context.request.post(`${url}/graphql`, {
    data: { query: `mutation { ${mutation} }` },
    headers,
  });
  const mark = /"token":\s*"(.+?)"/.exec(await response.text())?.[1] ?? "";
  await context.addCookies([{ name: "session_mark", value: mark, url }]);
}

/** Registers and logs in a user in this browser; returns their address. */
export async function enterAs(name: string, context: BrowserContext): Promise<string> {
  const email = `${randomUUID()}@pelda.hu`;
  const data = `{ email: "${email}", name: "${name}", password: "${password}" }`;
  await enterBy(`registration(registrationData: ${data}) { token }`, context);
  return email;
}

/** Ends this browser's session as another device does: the browser still has its cookies. */
export async function endElsewhere(context: BrowserContext): Promise<void> {
  const url = test.info().project.use.baseURL ?? "";
  const cookies = await context.cookies(url);
  const mark = cookies.find(({ name }) => name === "session_mark")?.value ?? "";
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: url,
      "sec-fetch-site": "same-origin",
      authorization: `Session ${mark}`,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    },
    body: JSON.stringify({ query: "mutation { logout { id } }" }),
  });
  const answer = await response.text();
  if (answer.includes('"errors"')) throw new Error(answer);
}

/** Logs in the user of that address in another browser. */
export async function enterAgain(email: string, context: BrowserContext): Promise<void> {
  await enterBy(`login(loginData: { email: "${email}", password: "${password}" }) { token }`, context);
}
