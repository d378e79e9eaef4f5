import { expect, it } from "vitest";
import { requestShop } from "./requestShop.ts";

const place = JSON.stringify({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" });
const renewed = (cookie: string) => {
  const sender = requestShop(new Request("https://shop.test/", { headers: { cookie } }), {
    fetch: () => Promise.reject(new Error("nothing is asked")),
    endpoint: "https://shop.test/graphql",
    origin: "https://shop.test",
    log: () => {},
  });
  const { headers } = sender.withCookies({ headers: new Headers() });
  void sender.shop.dispose();
  return headers.getSetCookie();
};
const header = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `__Host-${name}=${encodeURIComponent(value)}`)
    .join("; ");

it("[COOKIE-2] The server gives the cart, the place, the sort order and the allergens their full lifetime again.", () => {
  const sort = JSON.stringify({ sort: "PRICE", direction: "ASC" });
  expect(
    renewed(
      header({
        cart_id: "Ab_9-x",
        delivery_address: place,
        sort_order: sort,
        avoided_allergens: '["milk"]',
        other: "1",
      }),
    ),
  ).toEqual([
    "__Host-cart_id=Ab_9-x; Path=/; SameSite=Lax; Secure; Max-Age=7776000",
    `__Host-delivery_address=${encodeURIComponent(place)}; Path=/; SameSite=Lax; Secure; Max-Age=31536000`,
    `__Host-sort_order=${encodeURIComponent(sort)}; Path=/; SameSite=Lax; Secure; Max-Age=31536000`,
    "__Host-avoided_allergens=%5B%22milk%22%5D; Path=/; SameSite=Lax; Secure; Max-Age=31536000",
    "__Host-cookies_renewed=lately; Path=/; SameSite=Lax; Secure; Max-Age=86400",
  ]);
});

it("[COOKIE-2] A server that has renewed them today leaves them alone, so that no late page undoes a change.", () => {
  expect(renewed(header({ cart_id: "Ab_9-x", cookies_renewed: "lately" }))).toEqual([]);
});

it.each([
  ["without any of them", "__Host-analytics_consent=given; token=abc"],
  ["with a cart that a sibling host planted", "cart_id=planted"],
  ["with another site's text as cart", header({ cart_id: "a; Domain=gonosz.hu" })],
  ["with a line break", header({ cart_id: "a\r\nSet-Cookie: b=1" })],
  ["with broken JSON", header({ delivery_address: '{"zip":' })],
  ["with text as place", header({ delivery_address: '"1186"' })],
  ["with JSON of another kind as place", header({ delivery_address: '{"zip":"1186"}' })],
  ["with JSON of another kind as order", header({ sort_order: '{"sort":"gonosz","direction":"ASC"}' })],
  ["with other texts as allergens", header({ avoided_allergens: '["milk; Domain=gonosz.hu"]' })],
  ["with an endless value", header({ cart_id: "a".repeat(2000) })],
  ["with an endless place", header({ delivery_address: place.replace("Budapest", "a".repeat(2000)) })],
])("[COOKIE-2] A request %s gets nothing back.", (_what, cookie) => {
  expect(renewed(cookie)).toEqual([]);
});
