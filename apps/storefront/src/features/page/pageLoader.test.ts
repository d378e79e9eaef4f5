import { memoryCookies } from "@kamra/core";
import { expect, it } from "vitest";
import { createStorefrontShop } from "../../shop/createStorefrontShop.ts";
import { contextOf } from "../../shop/shopContext.ts";
import { pageLoader } from "./pageLoader.ts";

/** The error that a loader throws on such an answer; the status if it throws a response. */
async function statusAfter(answer: () => Response): Promise<unknown> {
  const shop = createStorefrontShop({
    fetch: () => Promise.resolve(answer()),
    endpoint: "http://backend.test/graphql",
    cookies: memoryCookies(),
    origin: "http://shop.test",
    clock: () => new Date(0),
  });
  const load = pageLoader(async () => ({ product: await shop.catalogue.product("al\0ma") }));
  try {
    await load({
      request: new Request("http://shop.test/"),
      params: {},
      context: contextOf(shop),
      url: new URL("http://shop.test/"),
      pattern: "/",
    });
  } catch (error) {
    return error instanceof Response ? error.status : error;
  } finally {
    shop.dispose();
  }
  return "nothing";
}

const error = (code: string, more: object = {}) => ({ errors: [{ message: "no", extensions: { code, ...more } }] });

it("answers 404 for an address that the backend refuses, and 503 when it is unreachable", async () => {
  expect(
    await statusAfter(() =>
      Response.json(error("VALIDATION_FAILED", { validation: { url_key: ["Nem érvényes!"] } }), { status: 400 }),
    ),
  ).toBe(404);
  expect(await statusAfter(() => new Response("", { status: 502 }))).toBe(503);
  expect(await statusAfter(() => Response.json(error("INTERNAL_SERVER_ERROR", { id: "1" })))).toBeInstanceOf(Error);
});
