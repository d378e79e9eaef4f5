import type { Backend, BackendOptions } from "../Backend.ts";
import { createBackend } from "../createBackend.ts";
import { firstNow } from "./firstNow.ts";
import { leastCost } from "../session/leastCost.ts";
import { parseAs } from "./parseAs.ts";
import { smallSeed } from "../seed/smallSeed.ts";
import { testDatabase } from "./testDatabase.ts";

export { firstNow };

export interface TestError {
  readonly message: string;
  readonly path?: (string | number)[];
  readonly extensions: { readonly code: string; readonly validation?: Record<string, string[]>; readonly id?: string };
}

interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors: ReadonlyArray<TestError>;
}

export interface Sender {
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
  readonly cookie?: string;
}

export interface TestBackend extends Backend {
  /**
   * Sends a GraphQL request, a guest's without a token. The response is taken to be of the type that the test names.
   */
  ask<Data>(query: string, variables?: Record<string, unknown>, by?: Sender): Promise<Answer<Data>>;
  /** The statements since the last call. */
  takeStatements(): string[];
  /** Sets the clock. */
  setNow(now: string): void;
}

/** A backend on the small catalogue with a frozen clock, on its own PostgreSQL database. */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  let now = new Date(firstNow);
  let statements: string[] = [];
  const { seed = smallSeed, clock = () => now } = options;
  const backend = await createBackend({
    logger: false,
    passwordCost: leastCost,
    onStatement: (statement) => statements.push(statement),
    ...options,
    database: options.database ?? (await testDatabase({ seed, now: clock() })),
    seed,
    clock,
  });
  return {
    ...backend,
    async ask<Data>(query: string, variables?: Record<string, unknown>, by: Sender = {}) {
      const response = await backend.fetch("/graphql", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/graphql-response+json",
          ...(by.token !== undefined && { authorization: `Bearer ${by.token}` }),
          ...(by.idempotencyKey !== undefined && { "idempotency-key": by.idempotencyKey }),
          ...(by.ifMatch !== undefined && { "if-match": by.ifMatch }),
          ...(by.cookie !== undefined && { cookie: by.cookie }),
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors = [] } = parseAs<{ data: Data; errors?: TestError[] }>(await response.text());
      return { status: response.status, data, errors };
    },
    takeStatements() {
      const taken = statements;
      statements = [];
      return taken;
    },
    setNow(text) {
      now = new Date(text);
    },
  };
}
