import type { SetProductQuantity, ShoppingList, ShoppingLists } from "@kamra/contract/lists";
import { canonicalEmail } from "@kamra/core/form";
import { randomId } from "../database/randomId.ts";
import { createSchemaCompiler } from "../lists/createSchemaCompiler.ts";
import { readContract } from "../lists/readContract.ts";
import { issueToken } from "../session/issueToken.ts";
import type { User } from "../graphql/User.ts";
import { firstNow, type TestBackend } from "./startTestBackend.ts";

export interface Person extends User {
  readonly token: string;
}

export type Operation = `${"DELETE" | "GET" | "POST" | "PUT"} /${string}`;

export interface Asked {
  /** The caller's token; a guest when left out. */
  readonly by?: Pick<Person, "token"> | undefined;
  readonly id?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ListAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** `null` when it is empty. */
  readonly body: unknown;
}

export interface ListService {
  /** Those of the contract, `PUT /list/{id}`. */
  readonly operations: ReadonlyArray<string>;
  /** Creates an account with a token for a year; its address is proved, unless the test says otherwise. */
  readonly register: (name: string, email?: string, options?: { readonly isProven?: boolean }) => Promise<Person>;
  /** Calls the service, and fails when the response breaks the contract. */
  readonly call: (operation: Operation, asked?: Asked) => Promise<ListAnswer>;
  /** Those of `GET /lists`. */
  readonly readLists: (by: Person) => Promise<ReadonlyArray<ShoppingList>>;
  readonly readList: (listId: string, by: Person) => Promise<ShoppingList>;
  readonly createList: (by: Person, name?: string) => Promise<string>;
  /** Sets quantities in one call, and returns its response. */
  readonly sync: (
    by: Person | undefined,
    actions: ReadonlyArray<Omit<SetProductQuantity, "action">>,
  ) => Promise<ListAnswer>;
}

function at(value: unknown, path: ReadonlyArray<string>): unknown {
  return path.reduce(
    (inside: unknown, key): unknown =>
      typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined,
    value,
  );
}

function entriesOf(value: unknown): ReadonlyArray<[string, unknown]> {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** The target of a `$ref`, or the value itself when it is none. */
function followed(document: unknown, thing: unknown): unknown {
  const ref = at(thing, ["$ref"]);
  return typeof ref === "string" ? at(document, ref.slice(2).split("/")) : thing;
}

/** Fails when an answer breaks the contract of its operation. */
function createAnswerCheck(): (operation: Operation, answer: Pick<ListAnswer, "status" | "body">) => void {
  const compile = createSchemaCompiler();
  const document = readContract();
  return (operation, { status, body }) => {
    const [method = "", path = ""] = operation.split(" ");
    const answers = at(document, ["paths", path, method.toLowerCase(), "responses", String(status)]);
    if (answers === undefined) throw new Error(`${operation} never answers ${status}: ${JSON.stringify(body)}`);
    const ref = at(followed(document, answers), ["content", "application/json", "schema", "$ref"]);
    if (typeof ref !== "string") {
      if (body !== null) throw new Error(`${operation} answers ${status} without a body`);
      return;
    }
    const validate = compile({ $ref: `contract${ref}` });
    if (!validate(body))
      throw new Error(`${operation} answered ${JSON.stringify(body)}: ${JSON.stringify(validate.errors)}`);
  };
}

const forAYear = { now: new Date(firstNow), expiresAt: new Date("2027-11-21T10:00:00Z") };

/** The shopping-list service of a backend, as its clients see it. */
export function listService(backend: () => TestBackend): ListService {
  const check = createAnswerCheck();
  const isLists = createSchemaCompiler()<ShoppingLists>({ $ref: "contract#/components/schemas/ShoppingLists" });

  const service: ListService = {
    operations: entriesOf(at(readContract(), ["paths"])).flatMap(([path, item]) =>
      entriesOf(item).flatMap(([key]) => (key === "parameters" ? [] : [`${key.toUpperCase()} ${path}`])),
    ),
    async register(name, email = `${randomId()}@pelda.hu`, { isProven = true } = {}) {
      const user = { id: randomId(), email, name };
      const { db } = backend().database;
      await db
        .insertInto("users")
        .values({ ...user, canonical_email: canonicalEmail(email), email_verified_at: isProven ? firstNow : null })
        .execute();
      return { ...user, token: await issueToken(db, { userId: user.id, ...forAYear }) };
    },
    async call(operation, { by, id = "", body: sent, headers = {} } = {}) {
      const [method = "", path = ""] = operation.split(" ");
      const response = await backend().fetch(path.replace("{id}", id), {
        method,
        headers: {
          ...(by !== undefined && { authorization: `Bearer ${by.token}` }),
          ...(sent !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(sent !== undefined && { body: typeof sent === "string" ? sent : JSON.stringify(sent) }),
      });
      const text = await response.text();
      const body: unknown = text === "" ? null : JSON.parse(text);
      const answer = { status: response.status, headers: response.headers, body };
      check(operation, answer);
      return answer;
    },
    async readLists(by) {
      const { body } = await service.call("GET /lists", { by });
      if (!isLists(body)) throw new Error(`GET /lists answered ${JSON.stringify(body)}`);
      return body;
    },
    async readList(listId, by) {
      const list = (await service.readLists(by)).find((each) => each.listId === listId);
      if (list === undefined) throw new Error(`${by.name} does not see the list`);
      return list;
    },
    async createList(by, name = "Hétvége") {
      const { body } = await service.call("POST /list", { by, body: { name, type: "shoppinglist" } });
      return String(at(body, ["listId"]));
    },
    async sync(by, actions) {
      return await service.call("POST /sync", {
        by,
        body: { actions: actions.map((each) => ({ action: "SET_PRODUCT_QUANTITY", ...each })) },
      });
    },
  };
  return service;
}
