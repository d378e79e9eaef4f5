import { expect, it } from "vitest";
import { fetchFor } from "./fetchFor.ts";

it("gives the backend the client's address, whatever headers the client sends", async () => {
  const sent: Headers[] = [];
  const theirs = { cookie: "a=b", origin: "https://bolt.pelda.hu", "x-forwarded-for": "198.51.100.7" };
  const fetch = fetchFor((_to, init) => Promise.resolve(new Response(String(sent.push(new Headers(init?.headers))))), {
    address: "198.51.100.7",
    cookie: "a=b",
    origin: "https://bolt.pelda.hu",
  });
  await fetch("http://backend.test/graphql", {
    method: "POST",
    headers: { authorization: "Bearer x", "x-forwarded-for": "203.0.113.9" },
  });
  await fetch("http://backend.test/graphql");
  expect(sent.map((headers) => Object.fromEntries(headers))).toEqual([
    { authorization: "Bearer x", ...theirs },
    theirs,
  ]);
});
