/** An answer of a backend, read without trust in its shape. */
export interface BackendAnswer {
  /** The codes of its errors; "none" for an error without a code. */
  readonly codes: ReadonlyArray<string>;
  /** The value at a path of its data, undefined where there is none. */
  readonly at: (...path: ReadonlyArray<string | number>) => unknown;
}

/** The backend under test, as its checks see it. */
export interface CheckedBackend {
  readonly ask: (
    document: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<BackendAnswer>;
}

const isObject = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === "object" && value !== null;

/** The value at a path of JSON, undefined where there is none. */
export const valueAt = (json: unknown, path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), json);

/** A list at a path, empty where there is none. */
export const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : []);

function codeOf(error: unknown): string {
  const code = valueAt(error, ["extensions", "code"]);
  return typeof code === "string" ? code : "none";
}

/** Where the checks find a backend. */
export interface BackendAddress {
  readonly endpoint: string;
  /** By default the one of this machine. */
  readonly fetch?: typeof fetch;
}

/** Speaks to a backend as the SDK does: one POST with a JSON body. Errors: when the answer is not JSON. */
export const checkedBackend = ({ endpoint, fetch = globalThis.fetch }: BackendAddress): CheckedBackend => ({
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
});
