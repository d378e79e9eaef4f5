import type { BackendAddress } from "./CheckedBackend.ts";

type Fetch = NonNullable<BackendAddress["fetch"]>;

interface BrokenBackend {
  readonly name: string;
  readonly wrap: (good: Fetch) => Fetch;
  /** A part of each promise that it breaks, in the order of the checks. */
  readonly promises: ReadonlyArray<string>;
}

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
    good(input, { ...init, body: change(bodyOf(init)) });

const withoutKeys =
  (isMeant: (body: string) => boolean) =>
  (good: Fetch): Fetch =>
  (input, init) => {
    if (!isMeant(bodyOf(init))) return good(input, init);
    const headers = new Headers(init?.headers);
    headers.delete("idempotency-key");
    return good(input, { ...init, headers });
  };

const codeAs = (code: string, other: string) =>
  answering((text) => text.replaceAll(`"code":"${code}"`, `"code":"${other}"`));

/** Backends that break one promise each, made of the one that keeps all. */
export const brokenBackends: ReadonlyArray<BrokenBackend> = [
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
    promises: ["An update grows", "Of two updates"],
  },
  {
    name: "a conflict without its code",
    wrap: codeAs("CART_CHANGED", "VALIDATION_FAILED"),
    promises: ["An update grows"],
  },
  {
    name: "a backend that makes a cart for each try",
    wrap: withoutKeys((body) => body.includes("createCart")),
    promises: ["createCart with the same"],
  },
  {
    name: "a backend that repeats an update",
    wrap: withoutKeys((body) => body.includes("updateCart")),
    promises: ["updateCart with the same"],
  },
  {
    name: "a key used for another input without a code",
    wrap: codeAs("IDEMPOTENCY_KEY_REUSED", "BAD_REQUEST"),
    promises: ["updateCart with the same"],
  },
  {
    name: "a code of its own for a wrong cart id",
    wrap: codeAs("INVALID_CART_ID", "CART_MISSING"),
    promises: ["A wrong cart id"],
  },
  {
    name: "a code of its own for an unknown product",
    wrap: codeAs("PRODUCT_NOT_FOUND", "INTERNAL_SERVER_ERROR"),
    promises: ["A wrong cart id"],
  },
  {
    name: "an account that a guest may read",
    wrap: codeAs("UNAUTHENTICATED", "FORBIDDEN"),
    promises: ["A guest, and"],
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
    promises: ["A line costs"],
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
];
