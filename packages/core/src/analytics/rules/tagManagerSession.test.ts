import { expect, it } from "vitest";
import { tagManagerSession } from "./tagManagerSession.ts";

const read = (cookies: Readonly<Record<string, string>>) =>
  tagManagerSession(
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("; "),
  );

it.each([
  ["of the first form", "GS1.1.1700000000.5.1.1700000009.0.0.0"],
  ["of the present form", "GS2.1.s1700000000$o5$g1$t1700000009$j60$l0$h0"],
])("[ANALYT-2] The ids of a visit come from the tag manager's cookies %s.", (_form, session) => {
  expect(read({ other: "1", _ga: "GA1.1.1234.5678", _ga_AB12: session })).toEqual({
    clientId: "1234.5678",
    sessionId: "1700000000",
  });
});

it.each([
  ["no cookie", {}],
  ["no visit", { _ga: "GA1.1.12.34" }],
  ["no client", { _ga_AB12: "GS1.1.1700000000.5.1" }],
  ["text as client", { _ga: "GA1.1.<script>", _ga_AB12: "GS1.1.1700000000.5.1" }],
  ["text behind the client", { _ga: "GA1.1.12.34<b>", _ga_AB12: "GS1.1.1700000000.5.1" }],
  ["text as visit", { _ga: "GA1.1.12.34", _ga_AB12: "GS1.1.17x" }],
])("[ANALYT-2] With %s there are no ids.", (_what, cookies) => {
  expect(read(cookies)).toBeNull();
});
