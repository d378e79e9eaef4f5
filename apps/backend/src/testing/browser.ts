import type { TestBackend } from "./startTestBackend.ts";
import { parseAs } from "./parseAs.ts";

interface Answer<Data> {
  readonly status: number;
  readonly data: Data | null;
  readonly errors?: ReadonlyArray<unknown>;
}

/** A page of the shop's own: it sends the shop's cookies, and stores them until they expire. */
export interface Browser {
  readonly ask: <Data>(query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Answer<Data>>;
}

/** Opens a guest's browser. `elapsed` is its clock, in milliseconds. */
export function openBrowser(backend: () => TestBackend, { elapsed }: { readonly elapsed: () => number }): Browser {
  const cookies = new Map<string, { readonly value: string; readonly until: number }>();
  const store = (text: string): void => {
    const [, name = "", value = "", age] = /^([^=]+)=([^;]*)(?:.*Max-Age=(\d+))?/.exec(text) ?? [];
    cookies.set(name, { value, until: age === undefined ? Infinity : elapsed() + Number(age) * 1000 });
  };
  const sent = () =>
    [...cookies].flatMap(([name, { value, until }]) => (until > elapsed() ? [`${name}=${value}`] : []));
  return {
    async ask<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}) {
      const answer = await backend().fetch("/graphql", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/graphql-response+json",
          authorization: "Session guest",
          origin: backend().shopUrl,
          cookie: sent().join("; "),
        },
        body: JSON.stringify({ query, variables }),
      });
      for (const cookie of answer.headers.getSetCookie()) store(cookie);
      const { data, errors } = parseAs<Omit<Answer<Data>, "status">>(await answer.text());
      return { status: answer.status, data, ...(errors && { errors }) };
    },
  };
}
