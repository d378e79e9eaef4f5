import type { TestBackend } from "./startTestBackend.ts";

export interface Outcome {
  readonly status: number;
  /** Of `Retry-After`. */
  readonly wait: string | undefined;
  /** The first one in the answer. */
  readonly code: string | undefined;
  readonly setCookies: ReadonlyArray<string>;
}

interface Sent {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A visitor with a network address, and a browser that keeps cookies. */
export interface Visitor {
  readonly send: (sent: Sent) => Promise<Outcome>;
  readonly ask: (
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    more?: Pick<Sent, "token" | "headers">,
  ) => Promise<Outcome>;
  readonly logIn: (account: { readonly email: string; readonly password: string }) => Promise<Outcome>;
  /** By name. */
  readonly cookies: Map<string, string>;
}

export function visit(backend: () => TestBackend, address: string): Visitor {
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    cookies,
    async send({ url, method = "POST", token, headers = {}, body }) {
      const {
        statusCode,
        headers: received,
        body: text,
      } = await backend().app.inject({
        method,
        url,
        remoteAddress: address,
        headers: {
          ...(body && { "content-type": "application/json" }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
          ...headers,
        },
        ...(body && { payload: JSON.stringify(body) }),
      });
      const setCookies = [received["set-cookie"] ?? []].flat();
      for (const [, name = "", value = ""] of setCookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? []))
        cookies.set(name, value);
      const wait = received["retry-after"]?.toString();
      return { status: statusCode, wait, code: /"code":"(\w+)"/.exec(text)?.[1], setCookies };
    },
    ask: (query, variables = {}, more = {}) => visitor.send({ url: "/graphql", body: { query, variables }, ...more }),
    logIn: ({ email, password }) =>
      visitor.ask("mutation ($loginData: LoginInput!) { login(loginData: $loginData) { token } }", {
        loginData: { email, password },
      }),
  };
  return visitor;
}
