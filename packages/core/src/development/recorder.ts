import { isRefused } from "../kernel/CommandResult.ts";
import { makeStore } from "../kernel/makeStore.ts";
import type { ShopObserver } from "../capability/ShopObserver.ts";
import type { DevelopmentRecord, Exchange } from "./DevelopmentRecord.ts";
import { exchangeOf } from "./exchangeOf.ts";
import { jsonOf } from "./jsonOf.ts";

const empty: DevelopmentRecord = { commands: [], runs: [], calls: [], exchanges: [] };

type Kind = "runs" | "calls" | "exchanges";

/** Only the kind: an error's message may contain personal data. */
const tagOf = (error: unknown): string => {
  if (typeof error === "object" && error !== null && "_tag" in error) return String(error._tag);
  return error instanceof Error ? error.name : typeof error;
};

/** The record, and how to add to it. */
const openRecord = ({ limit, now }: { readonly limit: number; readonly now: () => number }) => {
  const record = makeStore(empty, { server: empty });
  let turns = 0;
  const turn = () => {
    turns += 1;
    return turns;
  };

  /** Adds an entry, and returns a function that updates it. */
  const enter = <K extends Kind>(kind: K, entry: DevelopmentRecord[K][number]) => {
    let present = entry;
    const entries = (): ReadonlyArray<DevelopmentRecord[K][number]> => record.get()[kind];
    record.set({ ...record.get(), [kind]: [...entries(), entry].slice(-limit) });
    return (more: Partial<DevelopmentRecord[K][number]>) => {
      const next = { ...present, ...more };
      record.set({ ...record.get(), [kind]: entries().map((each) => (each === present ? next : each)) });
      present = next;
    };
  };
  return { record, turn, enter, now };
};

type Open = ReturnType<typeof openRecord>;

const watchCommands = ({ record, enter, now }: Open): ShopObserver["command"] => {
  const running = new Map<string, (more: Partial<DevelopmentRecord["runs"][number]>) => void>();
  return (event) => {
    if (event.kind === "declared") {
      record.set({ ...record.get(), commands: [...record.get().commands, event.command] });
      return;
    }
    const key = `${event.name} ${event.call}`;
    if (event.kind === "called") {
      const { name, call } = event;
      running.set(key, enter("runs", { name, call, startedAt: now(), endedAt: null, outcome: null, error: null }));
      return;
    }
    const { outcome } = event;
    running.get(key)?.({
      endedAt: now(),
      outcome: outcome.kind,
      error: outcome.kind === "failed" ? tagOf(outcome.error) : null,
    });
    running.delete(key);
  };
};

const watchFetch =
  ({ turn, enter, now }: Open): ShopObserver["fetch"] =>
  (fetch) =>
  async (address, init) => {
    const sent: Exchange = { ...exchangeOf(address, init), startedAt: now(), end: null, status: null, answer: null };
    const told = enter("exchanges", sent);
    try {
      const answer = await fetch(address, init);
      const body = await answer.clone().text();
      told({ end: turn(), status: answer.status, answer: jsonOf(body) });
      return answer;
    } catch (error) {
      told({ end: turn() });
      throw error;
    }
  };

const watchApi = ({ turn, enter, now }: Open): ShopObserver["api"] => {
  const watched = (capability: string, method: string, call: (...input: ReadonlyArray<unknown>) => unknown) =>
    function (this: unknown, ...input: ReadonlyArray<unknown>): unknown {
      const begun = { begin: turn(), startedAt: now() };
      const result = Reflect.apply(call, this, input);
      // A synchronous method is a query, called at every render.
      if (result !== undefined && !(result instanceof Promise)) return result;
      const told = enter("calls", { capability, method, input, ...begun, end: null, endedAt: null, outcome: null });
      const end = (outcome: "succeeded" | "failed") => told({ end: turn(), endedAt: now(), outcome });
      if (result === undefined) end("succeeded");
      else
        result.then(
          (value) => end(isRefused(value) ? "failed" : "succeeded"),
          () => end("failed"),
        );
      return result;
    };

  return (capability, api) => {
    if (typeof api !== "object" || api === null) return api;
    const methods = new Map<string | symbol, unknown>();
    return new Proxy(api, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        const method =
          methods.get(key) ?? watched(capability, String(key), (...input) => Reflect.apply(value, target, input));
        methods.set(key, method);
        return method;
      },
    });
  };
};

/** Records a shop's activity; `now` is the shop's clock, in milliseconds. */
export function recorder(options: Parameters<typeof openRecord>[0]) {
  const open = openRecord(options);
  const observer: ShopObserver = { command: watchCommands(open), fetch: watchFetch(open), api: watchApi(open) };
  return { record: open.record, observer };
}
