import { astFromValue, type GraphQLInputType, print } from "graphql";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inputValue } from "../testing/inputValues.ts";
import { listService } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { parseAs } from "../testing/parseAs.ts";
import { callDocument, type RootField, rootFields, wholeSelection } from "../testing/rootFields.ts";
import { settle, type Resident } from "../testing/world.ts";

/** What people may type, anywhere: a password, a token, a card number. */
const secrets = ["jelszavam-7Kq2", "4111111111111111", "tk_3fA9x0QwZz"];
const [password = "", cardNumber = "", token = ""] = secrets;

let log: string[] = [];
const options = {
  isDevelopment: true,
  logger: { level: "trace", stream: { write: (line: string) => log.push(line) } },
};

function literals({ operation, field }: RootField, value: (type: GraphQLInputType) => unknown): string {
  const args = field.args.flatMap(({ name, type }) => {
    const node = astFromValue(value(type), type);
    return node ? [`${name}: ${print(node)}`] : [];
  });
  return `${operation} { ${field.name}${args.length > 0 ? `(${args.join(", ")})` : ""} ${wholeSelection(field.type, 3)} }`;
}

function expectSilence(answers: ReadonlyArray<string>): void {
  for (const secret of secrets) {
    expect(answers.join("\n")).not.toContain(secret);
    expect(log.join("\n")).not.toContain(secret);
  }
}

onBothDatabases(
  "the operation",
  (backend) => {
    let anna: Resident;
    beforeAll(async () => {
      anna = await settle(backend, "anna");
    });
    beforeEach(async () => {
      log = [];
      await backend().database.db.deleteFrom("rate_limits").execute();
    });

    async function send(body: object, headers: Readonly<Record<string, string>> = {}): Promise<string> {
      const response = await backend().fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      const { errors = [] } = parseAs<{ errors?: unknown[] }>(await response.text());
      return JSON.stringify(errors);
    }

    describe.each(
      rootFields.filter(({ field }) => field.args.length > 0).map((root) => ({ name: root.field.name, root })),
    )("$name", ({ root }) => {
      const document = callDocument(root, { named: root.field.args.map(({ name }) => name) });
      const variables = (value: (type: GraphQLInputType) => unknown) =>
        Object.fromEntries(root.field.args.map(({ name, type }) => [name, value(type)]));

      it("puts nothing that people type into the log or its errors", async () => {
        const answers = [];
        for (const secret of secrets) {
          for (const isLeast of [true, false]) {
            const value = (type: GraphQLInputType) => inputValue(type, { text: secret, isLeast });
            answers.push(await send({ query: document, variables: variables(value) }));
            answers.push(
              await send({ query: document, variables: variables(value) }, { authorization: `Bearer ${anna.token}` }),
            );
            answers.push(await send({ query: literals(root, value) }));
          }
        }
        answers.push(
          await send({
            query: document,
            variables: variables((type) => inputValue(type, { text: Number(cardNumber), isLeast: false })),
          }),
        );
        answers.push(
          await send({
            query: document,
            variables: Object.fromEntries(root.field.args.map(({ name }) => [name, password])),
          }),
        );
        answers.push(
          await send({
            query: `${root.operation} { ${root.field.name}(${root.field.args.map(({ name }) => `${name}: "${password}"`).join(", ")} "${token}") }`,
          }),
        );
        answers.push(
          await send({
            query: `${root.operation} { ${root.field.name}(${root.field.args.map(({ name }) => `${name}: ${cardNumber}`).join(", ")}) }`,
          }),
        );
        expectSilence(answers);
      });
    });

    it("puts nothing of headers, addresses and broken bodies into the log", async () => {
      const answers = [];
      for (const secret of secrets) {
        const headers = {
          authorization: `Bearer ${secret}`,
          cookie: `token=${secret}`,
          "idempotency-key": secret,
          "if-match": secret,
          "x-forwarded-for": secret,
          "user-agent": secret,
          referer: secret,
        };
        answers.push(await send({ query: "{ me { id } }" }, headers));
        for (const path of [
          `/token-login/${secret}`,
          `/elfelejtett-jelszo/a@pelda.hu/${secret}`,
          `/megrendeles/statusz/${secret}`,
          `/elallas/${secret}`,
          `/hirlevel/megerosites/${secret}`,
          `/lists?token=${secret}`,
          `/signin/goodid/callback?code=${secret}&state=${secret}`,
          `/payment/simplePay/back?r=${secret}&s=${secret}`,
        ]) {
          answers.push(await (await backend().fetch(path, { headers })).text());
        }
        for (const body of [
          `{"query": "${secret}`,
          `${secret}`,
          `{"query": ${secret}}`,
          `{"query": "{ me { id } }", "variables": "${secret}"}`,
          `{"query": "{ me { id } }", "operationName": "${secret} "}`,
        ]) {
          answers.push(
            await (
              await backend().fetch("/graphql", {
                method: "POST",
                headers: { "content-type": "application/json" },
                body,
              })
            ).text(),
          );
        }
        answers.push(
          await (
            await backend().fetch("/payment/borgun/notice", {
              method: "POST",
              headers: { "content-type": "application/x-www-form-urlencoded" },
              body: `creditcardnumber=${secret}&orderhash=${secret}`,
            })
          ).text(),
        );
      }
      expectSilence(answers);
    });

    it("puts nothing that people type into lists into the log", async () => {
      const { call } = listService(backend);
      const listId = await listService(backend).createList(anna);
      const answers = [];
      for (const secret of secrets) {
        answers.push(await call("POST /list", { by: anna, body: { name: "Hétvége", type: secret } }));
        answers.push(await call("PUT /list/{id}", { by: anna, id: listId, body: { name: secret.repeat(100) } }));
        answers.push(
          await call("POST /sync", {
            by: anna,
            body: { actions: [{ action: secret, listId: secret, productId: secret, quantity: secret }] },
          }),
        );
        for (const operation of ["POST /shareList", "POST /removeShare"] as const)
          answers.push(await call(operation, { by: anna, body: { listId: secret, email: secret } }));
        for (const operation of ["POST /acceptShare", "POST /declineShare"] as const)
          answers.push(await call(operation, { by: anna, body: { listId: secret } }));
      }
      expectSilence(answers.map((answer) => JSON.stringify(answer)));
    });
  },
  options,
);
