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
  /** Errors: NotChecked without a clock that the checks can move. */
  readonly passHours: (hours: number) => Promise<void>;
  /** Errors: NotChecked unless the caller allowed orders. */
  readonly mayOrder: () => void;
  /** Errors: NotChecked unless the caller named one. */
  readonly coupon: () => string;
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

/** A clock of the backend, which the checks move. */
export interface BackendClock {
  readonly now: () => Date;
  readonly passHours: (hours: number) => Promise<void> | void;
}

/** Where the checks find a backend, and what they may do there. */
export interface BackendAddress {
  readonly endpoint: string;
  /** Where the shopping lists are served. By default the endpoint's origin. */
  readonly listsEndpoint?: string;
  /** By default the one of this machine. */
  readonly fetch?: typeof fetch;
  /** Whether the checks may place orders, to 1186 Budapest, in cash. By default they may not. */
  readonly placesOrders?: boolean;
  /** A coupon that lowers the price of any cart. Without it no coupon is used. */
  readonly coupon?: string;
  /** Without it nothing is checked that takes hours. */
  readonly clock?: BackendClock;
}

const parsed = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

/** Speaks to a backend as the SDK does: one POST with a JSON body. Errors: when the answer is not JSON. */
export const checkedBackend = ({
  endpoint,
  listsEndpoint = new URL("/", endpoint).href,
  fetch = globalThis.fetch,
  placesOrders = false,
  coupon,
  clock,
}: BackendAddress): CheckedBackend => ({
  ask: async (query, variables = {}, headers = {}) => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const json: unknown = await response.json();
    return {
      codes: listOf(valueAt(json, ["errors"])).map((error) => codeOf(error)),
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
  now: () => clock?.now() ?? new Date(),
  passHours: async (hours) => {
    if (clock === undefined)
      throw new NotChecked("not checked: the checks cannot move this backend's clock (--clock COMMAND)");
    await clock.passHours(hours);
  },
  mayOrder: () => {
    if (!placesOrders) throw new NotChecked("not checked: it takes an order, and orders were not allowed (--orders)");
  },
  coupon: () => {
    if (coupon === undefined)
      throw new NotChecked("not checked: it takes a coupon, and none was named (--coupon CODE)");
    return coupon;
  },
});
