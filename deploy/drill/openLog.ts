import { appendFileSync } from "node:fs";

/** What a shopper was told, and may rely on. */
export type Fact =
  | { readonly kind: "cart"; readonly cart: string; readonly revision: number }
  | { readonly kind: "order"; readonly cart: string; readonly transaction: string; readonly total: number }
  | { readonly kind: "payment"; readonly transaction: string };

/** One answer, or the lack of one. */
export interface Answer {
  /** Milliseconds of the drill. */
  readonly at: number;
  readonly call: string;
  /** 0 when the connection was lost. */
  readonly status: number;
  readonly code: string;
  readonly waits: boolean;
  readonly isWrite: boolean;
}

/** `answered`: as asked. `refused`: no, by the shop's rules. `away`: come again. `wrong`: anything else. */
export type Verdict = "answered" | "away" | "refused" | "wrong";

const faults = new Set(["INTERNAL_SERVER_ERROR", "UNAVAILABLE"]);

/** An outage is 503 with `Retry-After`, and nothing else. */
export function verdictOf({ status, code, waits }: Pick<Answer, "code" | "status" | "waits">): Verdict {
  if (status === 503) return waits ? "away" : "wrong";
  if (status === 0 || status >= 400 || faults.has(code)) return "wrong";
  return code === "" ? "answered" : "refused";
}

/** What the drill knows of the shop, apart from the shop. */
export interface Log {
  readonly answers: ReadonlyArray<Answer>;
  readonly facts: ReadonlyArray<Fact & { readonly at: number }>;
  readonly note: (answer: Omit<Answer, "at">) => Verdict;
  readonly rely: (fact: Fact) => void;
  /** Milliseconds since the start. */
  readonly now: () => number;
}

/** Opens a log, which is also written to a file as it grows. */
export function openLog(file: string): Log {
  const start = performance.now();
  const now = () => performance.now() - start;
  const answers: Answer[] = [];
  const facts: Array<Fact & { readonly at: number }> = [];
  const write = (entry: object) => appendFileSync(file, `${JSON.stringify(entry)}\n`);
  return {
    answers,
    facts,
    now,
    note(answer) {
      const entry = { at: now(), ...answer };
      answers.push(entry);
      const verdict = verdictOf(answer);
      write({ ...entry, verdict });
      return verdict;
    },
    rely(fact) {
      const entry = { at: now(), ...fact };
      facts.push(entry);
      write(entry);
    },
  };
}
