import { NotChecked } from "./NotChecked.ts";

/** An answer of a backend, read without trust in its shape. */
export interface BackendAnswer {
  /** The codes of its errors; "none" for an error without a code. */
  readonly codes: ReadonlyArray<string>;
  /** The value at a path of its data, undefined where there is none. */
  readonly at: (...path: ReadonlyArray<string | number>) => unknown;
}

/** An answer of the shopping-list service. */
interface ListAnswer {
  readonly status: number;
  /** Its JSON; undefined without any. */
  readonly json: unknown;
}

/** A request to the shopping-list service. */
interface ListRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** The backend under test, as its checks see it. */
export interface CheckedBackend {
  readonly ask: (
    document: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<BackendAnswer>;
  readonly askLists: (request: ListRequest) => Promise<ListAnswer>;
  readonly now: () => Date;
  /** Errors: NotChecked unless the caller gave or allowed each of these. */
  readonly requires: (...options: ReadonlyArray<keyof typeof optionsOf>) => void;
  /** The options below reject with NotChecked where the caller did not give them. */
  readonly passHours: (hours: number) => Promise<void>;
  readonly coupon: () => string;
  /** The newest mail to an address. */
  readonly mailTo: (address: string) => Promise<string>;
  /** Pays by card at a payment page. */
  readonly pay: (page: string) => Promise<void>;
  /** Hands an order's goods over. */
  readonly deliver: (orderId: string) => Promise<void>;
}

const isObject = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === "object" && value !== null;

/** The value at a path of JSON, undefined where there is none. */
export const valueAt = (json: unknown, path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), json);

/** A list at a path, empty where there is none. */
export const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : []);

/** The number at a path of JSON; NaN where there is none. */
export const numberAt = (json: unknown, ...path: ReadonlyArray<string | number>): number => {
  const value = valueAt(json, path);
  return typeof value === "number" ? value : Number.NaN;
};

function codeOf(error: unknown): string {
  const code = valueAt(error, ["extensions", "code"]);
  return typeof code === "string" ? code : "none";
}

/** A clock of the backend, which the checks move. They read it where the SDK does: in `Server-Time`, else in `Date`. */
export interface BackendClock {
  readonly passHours: (hours: number) => Promise<void> | void;
}

/** What neither the contract nor a check can do, and the shop's own tools can; each is optional. */
export interface ShopTools {
  /** Resolves to the newest mail to an address, as text or HTML. */
  readonly mailTo?: (address: string) => Promise<string> | string;
  /** Pays with a card that is accepted, at the payment page with this address. */
  readonly pay?: (page: string) => Promise<void> | void;
  /** Prepares an order, and hands it over to its shopper. */
  readonly deliver?: (orderId: string) => Promise<void> | void;
}

/** Where the checks find a backend, and what they may do there. */
export interface BackendAddress extends ShopTools {
  readonly endpoint: string;
  /** Where the shopping lists are served. By default the endpoint's origin. */
  readonly listsEndpoint?: string;
  /** By default the one of this machine. */
  readonly fetch?: typeof fetch;
  /** Whether the checks may place orders, to 1186 Budapest, in cash. By default they may not. */
  readonly placesOrders?: boolean;
  /** A coupon that lowers the price of a cart of ten products. Without it no coupon is used. */
  readonly coupon?: string;
  /** Without it nothing is checked that takes hours. */
  readonly clock?: BackendClock;
}

/** What a check may take that the caller has to give, and the command's option for it. */
const optionsOf = {
  placesOrders: "an order, and orders were not allowed (--orders)",
  coupon: "a coupon, and none was named (--coupon CODE)",
  clock: "a clock of the backend that can be moved (--clock COMMAND)",
  mailTo: "the mails that the backend sends (--mail COMMAND)",
  pay: "a payment by card (--pay COMMAND)",
  deliver: "an order that is handed over (--deliver COMMAND)",
} satisfies Partial<Record<keyof BackendAddress, string>>;

/** An option's value. Errors: NotChecked without it. */
function given<Name extends keyof typeof optionsOf>(
  address: Pick<BackendAddress, Name>,
  name: Name,
): NonNullable<BackendAddress[Name]> {
  const value = address[name];
  if (value === undefined || value === null || value === false)
    throw new NotChecked(`not checked: it takes ${optionsOf[name]}`);
  return value;
}

const parsed = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

const hour = 3_600_000;

/** The backend's clock, as its last answer told it. Until then that of this machine. */
function toldClock() {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    read: (headers: Headers) => {
      const told = Date.parse(headers.get("server-time") ?? headers.get("date") ?? "");
      if (!Number.isNaN(told)) aheadMs = told - Date.now();
    },
    pass: (hours: number) => {
      aheadMs += hours * hour;
    },
  };
}

/** Speaks to a backend as the SDK does: one POST with a JSON body. Errors: when the answer is not JSON. */
export function checkedBackend(address: BackendAddress): CheckedBackend {
  const { endpoint, listsEndpoint = new URL("/", endpoint).href, fetch = globalThis.fetch } = address;
  const told = toldClock();
  return {
    ask: async (query, variables = {}, headers = {}) => {
      const response = await fetch(endpoint, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ query, variables }),
      });
      told.read(response.headers);
      const json: unknown = await response.json();
      const codes = listOf(valueAt(json, ["errors"])).map((error) => codeOf(error));
      if (codes.includes("RATE_LIMITED"))
        throw new NotChecked("not checked: the backend says RATE_LIMITED. Wait, or raise its limits for this machine");
      return {
        codes,
        at: (...path) => valueAt(json, ["data", ...path]),
      };
    },
    askLists: async ({ method, path, token, body }) => {
      const response = await fetch(new URL(path, listsEndpoint).href, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: parsed(await response.text()) };
    },
    now: told.now,
    requires: (...options) => {
      for (const option of options) given(address, option);
    },
    passHours: async (hours) => {
      await given(address, "clock").passHours(hours);
      told.pass(hours);
    },
    coupon: () => given(address, "coupon"),
    mailTo: async (to) => await given(address, "mailTo")(to),
    pay: async (page) => await given(address, "pay")(page),
    deliver: async (id) => await given(address, "deliver")(id),
  };
}
