import { type BackendAddress, valueAt } from "./CheckedBackend.ts";

type Fetch = NonNullable<BackendAddress["fetch"]>;

export interface BrokenBackend {
  readonly name: string;
  /** `passedHours` is how far the checks have moved the clock. */
  readonly wrap: (good: Fetch, passedHours: () => number) => Fetch;
  /** A part of each promise that it breaks, in the order of the checks. */
  readonly promises: ReadonlyArray<string>;
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : input.toString());
const bodyOf = (init: RequestInit | undefined): string => (typeof init?.body === "string" ? init.body : "");

/** A backend whose answers have another text. */
const answering =
  (change: (text: string, asked: string) => string) =>
  (good: Fetch): Fetch =>
  async (input, init) => {
    const response = await good(input, init);
    const body = change(await response.text(), bodyOf(init));
    return new Response(body, { status: response.status, headers: { "content-type": "application/json" } });
  };

/** A backend that gets another body. */
const asked =
  (change: (body: string) => string) =>
  (good: Fetch): Fetch =>
  (input, init) =>
    good(input, init?.body === undefined ? init : { ...init, body: change(bodyOf(init)) });

const withoutKeys =
  (isMeant: (body: string) => boolean) =>
  (good: Fetch): Fetch =>
  (input, init) => {
    if (!isMeant(bodyOf(init))) return good(input, init);
    const headers = new Headers(init?.headers);
    headers.delete("idempotency-key");
    return good(input, { ...init, headers });
  };

const codeAs = (code: string, other: string, isMeant = (_body: string): boolean => true) =>
  answering((text, body) => (isMeant(body) ? text.replaceAll(`"code":"${code}"`, `"code":"${other}"`) : text));

const withHeaders =
  (change: (headers: Headers, asked: string) => void) =>
  (good: Fetch): Fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    change(headers, `${addressOf(input)} ${bodyOf(init)}`);
    return good(input, { ...init, headers });
  };

/** A backend that finds what a user has made by its id alone: `made` finds that id in an answer, `by` the requests that take it. */
const openById =
  (made: RegExp, by: RegExp) =>
  (good: Fetch): Fetch => {
    const tokens = new Map<string, string>();
    const sent = withHeaders((headers, asked) => {
      const owned = by.test(asked) ? [...tokens].find(([id]) => asked.includes(id)) : undefined;
      if (owned !== undefined) headers.set("authorization", owned[1]);
    })(good);
    return async (input, init) => {
      const response = await sent(input, init);
      const id = made.exec(await response.clone().text())?.[1];
      const token = new Headers(init?.headers).get("authorization");
      if (id !== undefined && token !== null) tokens.set(id, token);
      return response;
    };
  };

/** A backend that answers some requests without looking at them. */
const silent =
  (answer: (asked: string, init: RequestInit | undefined) => unknown) =>
  (good: Fetch): Fetch =>
  async (input, init) => {
    const json = answer(`${addressOf(input)} ${bodyOf(init)}`, init);
    return json === undefined ? good(input, init) : Response.json(json);
  };

const turned = (text: string): string => {
  const answer: unknown = JSON.parse(text);
  const slots = valueAt(answer, ["data", "timetableTimeSlots"]);
  return Array.isArray(slots) ? JSON.stringify({ data: { timetableTimeSlots: slots.toReversed() } }) : text;
};

/** An update with its first product alone. */
const firstPartOf = (body: string): string =>
  body.replace(/("products":\[\{[^}]*\}),[^\]]*\]/, "$1]").replace(/,"contact_data":\{[^}]*\}/, "");

const inCatalogueAndCart: ReadonlyArray<BrokenBackend> = [
  {
    name: "a schema without an operation",
    wrap: answering((text) => text.replaceAll('"name":"searchProducts"', '"name":"searchGoods"')),
    promises: ["The schema has"],
  },
  {
    name: "a schema without a field",
    wrap: answering((text) => text.replaceAll('"name":"is_fragile"', '"name":"fragile"')),
    promises: ["The schema has"],
  },
  {
    name: "a constant hash",
    wrap: answering((text) => text.replaceAll(/"hash":"[^"]*"/g, '"hash":"same"')),
    promises: ["A cart's hash"],
  },
  {
    name: "a hash of the moment",
    wrap: answering((text) => text.replaceAll(/"hash":"[^"]*"/g, () => `"hash":"${crypto.randomUUID()}"`)),
    promises: ["A cart's hash"],
  },
  {
    name: "a backend that compares no revision",
    wrap: asked((body) => body.replace(/"revision":\d+,?/, "")),
    promises: ["An update grows", "Of two updates"],
  },
  {
    name: "a revision that does not grow",
    wrap: answering((text) => text.replaceAll(/"revision":\d+/g, '"revision":1')),
    promises: ["An update grows", "Of two updates", "Two devices"],
  },
  {
    name: "a conflict without its code",
    wrap: codeAs("CART_CHANGED", "VALIDATION_FAILED"),
    promises: ["An update grows", "Two devices", "createOrder with an If-Match"],
  },
  {
    name: "a backend that makes a cart for each try",
    wrap: withoutKeys((body) => body.includes("createCart")),
    promises: ["createCart with the same", "A request that is repeated"],
  },
  {
    name: "a backend that repeats an update",
    wrap: withoutKeys((body) => body.includes("updateCart")),
    promises: ["updateCart with the same", "A request that is repeated"],
  },
  {
    name: "a key used for another input without a code",
    wrap: codeAs("IDEMPOTENCY_KEY_REUSED", "BAD_REQUEST"),
    promises: ["updateCart with the same"],
  },
  {
    name: "a code of its own for a wrong cart id",
    wrap: codeAs("INVALID_CART_ID", "CART_MISSING"),
    promises: ["A wrong cart id", "A user's cart", "An order has the lines"],
  },
  {
    name: "a code of its own for an unknown product",
    wrap: codeAs("PRODUCT_NOT_FOUND", "INTERNAL_SERVER_ERROR"),
    promises: ["A wrong cart id"],
  },
  {
    name: "an account that a guest may read",
    wrap: codeAs("UNAUTHENTICATED", "FORBIDDEN"),
    promises: [
      "A guest, and",
      "After a logout",
      "A mailed token sets",
      "A saved card is offered",
      "Until cancellable_until",
      "A withdrawal is for",
    ],
  },
  {
    name: "a total that is not the sum of the lines",
    wrap: answering((text) =>
      text.replaceAll(/"total_price":(\d+),"cart_products"/g, '"total_price":1$1,"cart_products"'),
    ),
    promises: ["A line costs"],
  },
  {
    name: "a line with another price",
    wrap: answering((text) => text.replaceAll(/"price":(\d+),"total_price"/g, '"price":1$1,"total_price"')),
    promises: ["A line costs", "What a product costs"],
  },
  {
    name: "a second page that repeats the first",
    wrap: asked((body) => body.replace('"page":2', '"page":1')),
    promises: ["Pages of a list"],
  },
  {
    name: "quantities that are added up",
    wrap: answering((text, body) =>
      body.includes("query") ? text.replaceAll(/"piece":([\d.]+)/g, '"piece":9$1') : text,
    ),
    promises: ["A quantity is", "A line costs"],
  },
  {
    name: "an update that is made up to the part that is refused",
    wrap: (good) => async (input, init) => {
      const response = await good(input, init);
      if (bodyOf(init).includes("updateCart") && (await response.clone().text()).includes('"errors"'))
        await good(input, {
          ...init,
          headers: { "content-type": "application/json" },
          body: firstPartOf(bodyOf(init)),
        });
      return response;
    },
    promises: ["An update with a part"],
  },
];

const ofPeople: ReadonlyArray<BrokenBackend> = [
  {
    name: "a cart of a user that opens by its id alone",
    wrap: openById(/"createCart":\{"id":"([^"]+)"/, / cart\(id|updateCart/),
    promises: ["A user's cart"],
  },
  {
    name: "an address that opens by its id alone",
    wrap: openById(/"createMyUserShippingAddress":\{"id":"([^"]+)"/, /MyUserShippingAddress\(address_id/),
    promises: ["A saved address"],
  },
  {
    name: "a list that opens by its id alone",
    wrap: openById(/"listId":"([^"]+)"/, /\/list\/|shareList/),
    promises: ["A list of another"],
  },
  {
    name: "lists for guests",
    wrap: silent((asked, init) =>
      asked.includes("/lists") && !new Headers(init?.headers).has("authorization") ? [] : undefined,
    ),
    promises: ["A list of another"],
  },
  {
    name: "a list where the last arrival wins",
    wrap: asked((body) => body.replaceAll(/,"created_at":"[^"]*"/g, "")),
    promises: ["On a list"],
  },
  {
    name: "a logout that ends nothing",
    wrap: silent((asked) => (asked.includes("logout") ? { data: { logout: { id: "1" } } } : undefined)),
    promises: ["After a logout"],
  },
  {
    name: "a login that tells which addresses have no account",
    wrap: codeAs("WRONG_CREDENTIALS", "NOT_FOUND", (body) => body.includes("nobody-")),
    promises: ["A wrong password"],
  },
  {
    name: "a device that is not told of a conflict",
    wrap: (good) => async (input, init) => {
      const response = await good(input, init);
      const isOfUser = new Headers(init?.headers).has("authorization");
      const text = await response.text();
      return isOfUser && text.includes("CART_CHANGED")
        ? Response.json({ data: { updateCart: null } })
        : new Response(text, { status: response.status });
    },
    promises: ["Two devices"],
  },
  {
    name: "a parse error with another code",
    wrap: codeAs("GRAPHQL_PARSE_FAILED", "BAD_REQUEST"),
    promises: ["Requests that cannot"],
  },
  {
    name: "keys that are forgotten after an hour",
    wrap: (good, passedHours) => withoutKeys(() => passedHours() > 1)(good),
    promises: ["A request that is repeated"],
  },
];

const ofPricesAndDelivery: ReadonlyArray<BrokenBackend> = [
  {
    name: "another price in the catalogue than in the cart",
    wrap: answering((text) => text.replaceAll(/"price":(\d+),"special_price"/g, '"price":1$1,"special_price"')),
    promises: ["What a product costs"],
  },
  {
    name: "a special price before its first day",
    wrap: answering((text) => text.replaceAll(/"special_from_date":"[^"]*"/g, '"special_from_date":null')),
    promises: ["What a product costs"],
  },
  {
    name: "a place of another postcode",
    wrap: answering((text) => text.replaceAll('{"postcode":1186,', '{"postcode":1187,')),
    promises: ["A postcode gives"],
  },
  {
    name: "a method that is not available for no reason",
    wrap: answering((text) => text.replaceAll('"is_available":true', '"is_available":false')),
    promises: ["A shipping method"],
  },
  {
    name: "time slots that are said to be cheaper",
    wrap: answering((text) => text.replaceAll(/"lowest_price":\d+/g, '"lowest_price":1')),
    promises: ["A shipping method"],
  },
  { name: "time slots the latest first", wrap: answering((text) => turned(text)), promises: ["Time slots come"] },
  {
    name: "a time slot that is not held",
    wrap: answering((text) => text.replaceAll(/"held_until":"[^"]*"/g, '"held_until":null')),
    promises: ["Time slots come"],
  },
  {
    name: "an unknown coupon with another code",
    wrap: codeAs("VALIDATION_FAILED", "NOT_FOUND", (body) => body.includes("NONE-")),
    promises: ["A coupon that does not exist"],
  },
  {
    name: "a coupon that lowers nothing",
    wrap: answering((text) => text.replaceAll(/"discount_price":\d+/g, '"discount_price":null')),
    promises: ["A coupon lowers"],
  },
];

const ofOrders: ReadonlyArray<BrokenBackend> = [
  {
    name: "an incomplete order with another code",
    wrap: codeAs("VALIDATION_FAILED", "BAD_REQUEST", (body) => body.includes("createOrder")),
    promises: ["A cart without contact"],
  },
  {
    name: "an order with another delivery fee",
    wrap: answering((text) => text.replaceAll(/"delivery_amount":(\d+)/g, '"delivery_amount":1$1')),
    promises: ["An order has the lines"],
  },
  {
    name: "an order whose line has another price",
    wrap: answering((text) => text.replaceAll(/"price":(\d+),("total_price":\d+,"deposit_amount")/g, '"price":1$1,$2')),
    promises: ["An order has the lines"],
  },
  {
    name: "an order of a cart that changed",
    wrap: withHeaders((headers) => headers.delete("if-match")),
    promises: ["createOrder with an If-Match"],
  },
  {
    name: "another order for each try",
    wrap: (good) => async (input, init) => {
      const response = await good(input, init);
      if (!new Headers(init?.headers).has("idempotency-key")) return response;
      const text = await response.text();
      return new Response(text.replace(/"order":\{"id":"[^"]+"/, `"order":{"id":"${crypto.randomUUID()}"`));
    },
    promises: ["One cart becomes"],
  },
  {
    name: "an order that opens by its id alone",
    wrap: openById(/"order":\{"id":"([^"]+)","coupon/, / order\(id/),
    promises: ["An order's id"],
  },
];

/** A backend where a request that succeeded does so again. */
const alwaysRight =
  (call: string) =>
  (good: Fetch): Fetch => {
    const right = new Set<string>();
    return async (input, init) => {
      if (right.has(bodyOf(init))) return Response.json({ data: { [call]: true } });
      const response = await good(input, init);
      if ((await response.clone().text()).includes(`"${call}":true`)) right.add(bodyOf(init));
      return response;
    };
  };

const afterOrders: ReadonlyArray<BrokenBackend> = [
  {
    name: "a cancelled order that stays as it was",
    wrap: answering((text) => text.replaceAll('"code":"MARKED_TO_CANCEL"', '"code":"ACCEPTED"')),
    promises: ["Until cancellable_until"],
  },
  {
    name: "an order that everyone cancels by its id",
    wrap: openById(/"order":\{"id":"([^"]+)","coupon/, /cancelOrder\(id: \$id, transaction/),
    promises: ["Until cancellable_until"],
  },
  {
    name: "a withdrawal before its time with another code",
    wrap: codeAs("ORDER_CLOSED", "VALIDATION_FAILED", (body) => body.includes("withdrawalTerms")),
    promises: ["An order that can still"],
  },
  {
    name: "a link of a withdrawal that tells which orders there are",
    wrap: silent((asked) =>
      asked.includes("requestWithdrawalLink") && asked.includes("999999999")
        ? { data: { requestWithdrawalLink: false } }
        : undefined,
    ),
    promises: ["An order that can still"],
  },
  {
    name: "a withdrawal of another user's order",
    wrap: openById(/"order":\{"id":"([^"]+)","coupon/, /withdrawalTerms\(/),
    promises: ["A withdrawal is for"],
  },
  {
    name: "a withdrawal from what perishes",
    wrap: codeAs("VALIDATION_FAILED", "BAD_REQUEST", (body) => body.includes("withdrawalTerms")),
    promises: ["A withdrawal is for"],
  },
  {
    name: "a receipt of another amount",
    wrap: answering((text) => text.replace(/("withdrawFromOrder":\{"id":"[^"]+","amount":)/, "$11")),
    promises: ["A withdrawal refunds"],
  },
  {
    name: "a withdrawal for each try",
    wrap: withoutKeys((body) => body.includes("withdrawFromOrder")),
    promises: ["A withdrawal refunds"],
  },
];

const ofMails: ReadonlyArray<BrokenBackend> = [
  {
    name: "a forgotten password that tells which addresses have no account",
    wrap: silent((asked) =>
      asked.includes("requestPasswordReset") && asked.includes("nobody-")
        ? { data: { requestPasswordReset: false } }
        : undefined,
    ),
    promises: ["A forgotten password's mail"],
  },
  { name: "a token that sets passwords again", wrap: alwaysRight("resetPassword"), promises: ["A mailed token sets"] },
  {
    name: "a new password that ends no session",
    wrap: (good) => {
      let isSet = false;
      return async (input, init) => {
        const response = await good(input, init);
        if (bodyOf(init).includes("resetPassword")) isSet = true;
        return isSet && bodyOf(init).includes("me { id }") ? Response.json({ data: { me: { id: "1" } } }) : response;
      };
    },
    promises: ["A mailed token sets"],
  },
  {
    name: "a newsletter without consent",
    wrap: asked((body) => body.replace('"consent":false', '"consent":true')),
    promises: ["The newsletter needs"],
  },
  {
    name: "a newsletter's token that works again",
    wrap: alwaysRight("confirmNewsletter"),
    promises: ["A newsletter begins"],
  },
  {
    name: "a password's token that is good for a day",
    wrap: (good, passedHours) => (input, init) =>
      passedHours() > 0 && bodyOf(init).includes("resetPassword")
        ? Promise.resolve(Response.json({ data: { resetPassword: true } }))
        : good(input, init),
    promises: ["After two hours"],
  },
];

const ofCards: ReadonlyArray<BrokenBackend> = [
  {
    name: "a saved card that is offered without one",
    wrap: answering((text) => text.replace(/("__typename":"SavedCardPaymentMethod","is_available":)false/, "$1true")),
    promises: ["A saved card is offered"],
  },
  {
    name: "a card with its whole number",
    wrap: answering((text) => text.replaceAll(/"card_pan":"(\d+)"/g, '"card_pan":"424242424242$1"')),
    promises: ["A card is saved"],
  },
  {
    name: "a card that opens by its id alone",
    wrap: openById(/"saved_credit_cards":\[\{"id":"([^"]+)"/, /SavedCreditCard\(card_id/),
    promises: ["A card is saved"],
  },
];

/** Backends that break one promise or two each, made of the one that keeps all. */
export const brokenBackends: ReadonlyArray<BrokenBackend> = [
  ...inCatalogueAndCart,
  ...ofPeople,
  ...ofPricesAndDelivery,
  ...ofOrders,
  ...afterOrders,
  ...ofMails,
  ...ofCards,
];
