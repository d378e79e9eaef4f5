import fc from "fast-check";
import { parse } from "graphql";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { dataProblems, errorProblems } from "../testing/answerProblems.ts";
import { brokenCallOf } from "../testing/brokenCalls.ts";
import { callOf, type Known } from "../testing/calls.ts";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { parseAs } from "../testing/parseAs.ts";
import { rootFields } from "../testing/rootFields.ts";
import { ids } from "../seed/smallSeed.ts";
import { type Resident, settle } from "../testing/world.ts";
import { issueToken } from "../session/issueToken.ts";
import { limits } from "./limits.ts";

/** Of either kind and on each database, over all calls of the contract together: at least 5,000 in the long run. */
const runs = { numRuns: inject("isFull") ? Math.ceil(5000 / rootFields.length) : 1, seed: inject("seed") };

const failures: string[] = [];
const options = { logger: { level: "error", stream: { write: (line: string) => failures.push(line) } } };
const sender = fc.record({ isAnna: fc.boolean() });

onBothDatabases(
  "the operation",
  (backend) => {
    let anna: Resident;
    const known: { -readonly [Key in keyof Known]: string[] } = { ids: [], texts: [] };
    beforeAll(async () => {
      anna = await settle(backend, "anna");
      const orders = orderClient(backend);
      const guests = [await cartClient(backend, "id").create(), await orders.readyCart()];
      const { transaction_id } = await orders.placed({ cart_id: await orders.readyCart() });
      const slot = await orders.slot();
      known.ids.push(
        anna.cart,
        anna.order,
        anna.transaction,
        anna.shippingAddress,
        anna.billingAddress,
        anna.card,
        ...guests,
        transaction_id,
        slot,
        ...Object.values(ids).map(String),
        "30",
        "21",
      );
      known.texts.push(
        "ő".repeat(6000),
        "alma",
        "tej",
        "GYUMOLCS",
        "TIZ",
        "alma-golden",
        "brand",
        anna.email,
        "uj@pelda.hu",
        "06 30 123 4567",
        "egy hosszú jelszó",
        "Kiss Éva",
        "Budapest",
        "Margó Tivadar utca",
        "5",
        "12345676-2-41",
        "aszf",
        "/blog/uj",
      );
    });

    /** Sends it as a guest or as Anna, with a new token each time and without rate limits. */
    async function send(body: string, { isAnna }: { readonly isAnna: boolean }) {
      const { db } = backend().database;
      await db.deleteFrom("rate_limits").execute();
      const headers = isAnna
        ? {
            authorization: `Bearer ${await issueToken(db, { userId: anna.id, now: new Date("2026-11-21T10:00:00Z"), expiresAt: new Date("2027-01-01T00:00:00Z") })}`,
          }
        : {};
      const response = await backend().fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/graphql-response+json", ...headers },
        body,
      });
      return { status: response.status, answer: parseAs<{ data?: unknown; errors?: unknown }>(await response.text()) };
    }

    describe.each(rootFields.map((root) => ({ name: root.field.name, root })))("$name", ({ root }) => {
      // Once it runs there are ids that lead somewhere.
      const anyCall = fc.constant(root).chain(() => callOf(root, known));

      it("answers valid calls in the contract's form", async () => {
        await fc.assert(
          fc.asyncProperty(anyCall, sender, async ({ document, variables }, by) => {
            // The second time it is compiled.
            for (let time = 0; time < 2; time += 1) {
              const { status, answer } = await send(JSON.stringify({ query: document, variables }), by);
              const problems = [
                ...("data" in answer ? dataProblems(parse(document), answer.data) : []),
                ...("errors" in answer ? errorProblems(answer.errors) : []),
              ];
              expect({
                status: [200, 400].includes(status) || status,
                problems,
                failures: failures.splice(0),
                isAnswered: "data" in answer || "errors" in answer,
              }).toEqual({ status: true, problems: [], failures: [], isAnswered: true });
            }
          }),
          runs,
        );
      });

      it("refuses what does not fit it, in the contract's words", async () => {
        await fc.assert(
          fc.asyncProperty(
            anyCall.chain((call) => brokenCallOf(root, call)),
            sender,
            async ({ body }, by) => {
              const { status, answer } = await send(body, by);
              const isTooLarge = Buffer.byteLength(body) > limits.body;
              expect({
                status,
                data: answer.data,
                problems: errorProblems(answer.errors),
                failures: failures.splice(0),
              }).toEqual({ status: isTooLarge ? 413 : 400, data: undefined, problems: [], failures: [] });
            },
          ),
          runs,
        );
      });
    });
  },
  options,
);
