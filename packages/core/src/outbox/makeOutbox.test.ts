import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Result from "effect/Result";
import * as TestClock from "effect/testing/TestClock";
import { expect, it } from "vitest";
import { testEnvironment } from "../kernel/environment.test.support.ts";
import { Notices } from "../kernel/Notices.ts";
import { noticesLive } from "../kernel/noticesLive.ts";
import { OperatorLog } from "../kernel/OperatorLog.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { AbortedError, NetworkError, ServerError, ValidationError } from "../kernel/TransportError.ts";
import { makeOutbox } from "./makeOutbox.ts";
import { emptyOutbox } from "./emptyOutbox.ts";
import { makeOutboxStore, type OutboxFacts } from "./makeOutboxStore.ts";
import type { OutboxPort } from "./OutboxPort.ts";
import type { Pending } from "./Pending.ts";
import { settle } from "./settle.ts";
import { testClock } from "../kernel/testClock.test.support.ts";

interface Word extends Pending {
  readonly word: string;
}

type Port = OutboxPort<Word, string, ShopError>;

const nothing = { ...emptyOutbox, server: null };
const lost = new NetworkError({ cause: null });
const refusal = new ValidationError({ message: "no", fields: {} });

/** An outbox of words. The network answers as the test defines; the journal says what it was asked. */
const openWords = (given: (at: { readonly note: (what: string) => Effect.Effect<void> }) => Partial<Port>) =>
  Effect.gen(function* () {
    const journal: string[] = [];
    const note = (what: string) => Effect.sync(() => void journal.push(what));
    const store = makeOutboxStore<Word, OutboxFacts<Word>, OutboxFacts<Word>>(nothing, {
      rules: {
        queue: (waiting, added) => [...waiting, added],
        restore: (waiting, stored) => [...stored, ...waiting],
        without: (waiting, gone) => waiting.filter((each) => !gone.includes(each)),
        isAlone: () => false,
        most: 10,
      },
      shipped: undefined,
      stateOf: (facts) => facts,
    });
    const network: { answer: Effect.Effect<string, ShopError>; read: Effect.Effect<void, ShopError> } = {
      answer: Effect.succeed("done"),
      read: Effect.void,
    };
    const outbox = yield* makeOutbox<Word, string, ShopError>({
      store,
      around: (exchange) => exchange,
      newKey: Effect.succeed(null),
      isFatal: () => false,
      send: (sent) =>
        Effect.andThen(
          note(`sends ${sent.map(({ word }) => word).join()}`),
          Effect.suspend(() => network.answer),
        ),
      confirm: (answer, settled) =>
        Effect.suspend(() => {
          store.apply({ kind: "confirmed" });
          return Effect.andThen(note(answer), settled);
        }),
      refuse: (error, refused) =>
        Effect.suspend(() => {
          store.apply({ kind: "refused" });
          return Effect.andThen(
            note(`refuses ${refused.map(({ word }) => word).join()}`),
            settle(refused, Exit.fail(error)),
          );
        }),
      read: Effect.andThen(
        note("reads"),
        Effect.suspend(() => network.read),
      ),
      ...given({ note }),
    });
    const { store: notices } = yield* Notices;
    return {
      ...outbox,
      store,
      journal,
      network,
      notices: () => notices.get().length,
      words: () => store.facts().waiting.map(({ word }) => word),
      /** Queues a word; its outcome is known later. */
      write: (word: string) =>
        Effect.forkChild(
          Effect.result(outbox.put((outcomes) => store.apply({ kind: "queued", change: { word, outcomes } }))),
          { startImmediately: true },
        ),
    };
  });

type Words = Effect.Success<ReturnType<typeof openWords>>;

const play = (
  test: (at: Words) => Effect.Effect<unknown, unknown>,
  given: Parameters<typeof openWords>[0] = () => ({}),
) =>
  Effect.flatMap(openWords(given), test).pipe(
    Effect.scoped,
    Effect.provide([noticesLive, testEnvironment()]),
    Effect.provide(testClock),
    Effect.provideService(OperatorLog, () => {}),
    Effect.runPromise,
  );
const rest = TestClock.adjust(1);
const tagOf = <A>(answer: Result.Result<A, ShopError>) => (Result.isFailure(answer) ? answer.failure._tag : "there");

it("[CART-16] [LIST-7] changes made during a request go into the next one, and each is settled when it is confirmed", () =>
  play(({ write, network, journal, store }) =>
    Effect.gen(function* () {
      const gate = yield* Deferred.make<string>();
      network.answer = Deferred.await(gate);
      const made = [yield* write("a")];
      yield* rest;
      made.push(yield* write("b"), yield* write("c"));
      yield* rest;
      expect(journal).toEqual(["sends a"]);
      yield* Deferred.succeed(gate, "done");
      for (const each of made) expect(tagOf(yield* Fiber.join(each))).toBe("there");
      expect(journal).toEqual(["sends a", "done", "sends b,c", "done"]);
      expect(store.facts()).toEqual(nothing);
    }),
  ));

it("[CART-5] [LIST-7] the changes of a refused batch are sent one by one, and only the faulty one is refused", () =>
  play(
    ({ write, journal }) =>
      Effect.gen(function* () {
        const made = [yield* write("a"), yield* write("bad"), yield* write("c")];
        const outcomes = yield* Effect.forEach(made, Fiber.join);
        expect(outcomes.map(tagOf)).toEqual(["there", "ValidationError", "there"]);
        expect(journal).toEqual(["sends", "done", "refuses bad", "done"]);
      }),
    ({ note }) => ({
      send: (sent) =>
        Effect.andThen(
          sent.length > 1 ? note("sends") : Effect.void,
          sent.some(({ word }) => word === "bad") ? Effect.fail(refusal) : Effect.succeed("done"),
        ),
    }),
  ));

it("[CART-3] a fatal error refuses a whole batch", () =>
  play(
    ({ write, network, journal }) =>
      Effect.gen(function* () {
        network.answer = Effect.fail(refusal);
        const made = [yield* write("a"), yield* write("b")];
        expect((yield* Effect.forEach(made, Fiber.join)).map(tagOf)).toEqual(["ValidationError", "ValidationError"]);
        expect(journal).toEqual(["sends a,b", "refuses a,b"]);
      }),
    () => ({ isFatal: () => true }),
  ));

it("[NET-4] [NET-7] changes without an answer stay, with one notice, and the outage shows until the server answers", () =>
  play(({ write, network, store, notices, words, proceed }) =>
    Effect.gen(function* () {
      network.answer = Effect.fail(lost);
      const made = yield* write("a");
      yield* rest;
      expect([store.facts().isAway, notices(), words()]).toEqual([true, 1, ["a"]]);
      yield* proceed;
      yield* rest;
      expect([store.facts().isAway, notices(), words()]).toEqual([true, 1, ["a"]]);
      // A refusal is an answer.
      network.answer = Effect.fail(refusal);
      yield* proceed;
      expect(tagOf(yield* Fiber.join(made))).toBe("ValidationError");
      expect(store.facts().isAway).toBe(false);
    }),
  ));

it("[SESS-6] changes of a request aborted by a change of user stay, without a notice", () =>
  play(({ write, network, store, notices, words }) =>
    Effect.gen(function* () {
      network.answer = Effect.fail(new AbortedError());
      yield* write("a");
      yield* rest;
      expect([store.facts().isAway, notices(), words()]).toEqual([false, 0, ["a"]]);
    }),
  ));

it("[NET-7] changes of a request that is interrupted or breaks stay", () =>
  play(({ write, network, sendAll, words, proceed }) =>
    Effect.gen(function* () {
      network.answer = Effect.fail(lost);
      yield* write("a");
      yield* rest;
      network.answer = Effect.never;
      const sending = yield* Effect.forkChild(sendAll);
      yield* rest;
      expect(words()).toEqual([]);
      yield* Fiber.interrupt(sending);
      expect(words()).toEqual(["a"]);
      network.answer = Effect.die("broken");
      yield* proceed;
      yield* rest;
      expect(words()).toEqual(["a"]);
    }),
  ));

it("[CART-16] while the capability forbids it, nothing is sent and no change is accepted", () => {
  const may = { start: false };
  return play(
    ({ write, journal, words, store, proceed }) =>
      Effect.gen(function* () {
        const made = yield* write("a");
        yield* rest;
        expect([journal, words(), store.facts().isAway]).toEqual([[], ["a"], false]);
        may.start = true;
        yield* proceed;
        yield* Fiber.join(made);
        expect(journal).toEqual(["sends a", "done"]);
      }),
    () => ({
      around: (exchange) => Effect.suspend(() => (may.start ? exchange : Effect.fail(new AbortedError()))),
    }),
  );
});

it("[NET-7] an exchange that reaches its deadline is reported as an outage", () =>
  play(
    ({ write, store, notices, words }) =>
      Effect.gen(function* () {
        yield* write("a");
        yield* rest;
        expect([store.facts().isAway, notices(), words()]).toEqual([true, 1, ["a"]]);
      }),
    () => ({ around: () => Effect.fail(lost) }),
  ));

it("[NET-7] outdated state is read again until the server answers, and not after a refusal", () =>
  play(({ refresh, network, store, journal, notices, proceed }) =>
    Effect.gen(function* () {
      network.read = Effect.fail(lost);
      expect(tagOf(yield* Effect.result(refresh))).toBe("NetworkError");
      expect([store.facts().isStale, notices()]).toEqual([true, 1]);
      yield* proceed;
      yield* rest;
      expect(store.facts().isStale).toBe(true);
      network.read = Effect.fail(new ServerError({ code: "NOT_FOUND", message: "no" }));
      yield* proceed;
      yield* rest;
      expect(store.facts()).toEqual(nothing);
      yield* proceed;
      yield* rest;
      expect(journal).toEqual(["reads", "reads", "reads"]);
    }),
  ));

it("[CART-14] the state shows that a refresh is running or was interrupted", () =>
  play(({ refresh, network, store }) =>
    Effect.gen(function* () {
      network.read = Effect.never;
      const reading = yield* Effect.forkChild(refresh);
      yield* rest;
      expect(store.facts().isRefreshing).toBe(true);
      yield* Fiber.interrupt(reading);
      expect(store.facts().isRefreshing).toBe(false);
    }),
  ));
