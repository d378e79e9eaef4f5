import { rankOf, type Refusal, type Visit } from "./Visit.ts";

export interface Waiting extends Visit {
  /** Since when, by the gate's clock. */
  readonly since: number;
  /** Ends the wait: with the reason for a refusal, or `null` when it is its turn. */
  readonly end: (refusal: Refusal | null) => void;
}

/** In milliseconds. */
export interface Overload {
  /** The longest wait in an overload, except for orders. */
  readonly longestWait: number;
  /** It begins when requests have continuously waited longer than that for so long, and ends when none waits. */
  readonly after: number;
}

interface Line {
  readonly size: () => number;
  readonly countOf: (network: string) => number;
  readonly add: (waiting: Waiting) => void;
  readonly remove: (waiting: Waiting) => void;
  /** The next request that may begin. */
  readonly next: (mayBegin: (waiting: Waiting) => boolean) => Waiting | null;
  /** The request that would begin last. */
  readonly last: () => Waiting | null;
  /** Looks whether there is an overload, and refuses those who have waited too long for it. */
  readonly refuseLate: () => void;
}

interface LineClock {
  readonly now: () => number;
  /** The work at once for a network. */
  readonly loadOf: (network: string) => number;
}

/** Notices an overload. */
function watch(line: ReadonlySet<Waiting>, { longestWait, after }: Overload) {
  /** Since when the oldest has waited too long. */
  let lateSince: number | null = null;
  let isOverload = false;
  return (now: number): boolean => {
    const [oldest] = line;
    if (oldest === undefined || (!isOverload && now - oldest.since <= longestWait)) {
      lateSince = null;
      isOverload = false;
    } else {
      lateSince ??= now;
      isOverload ||= now - lateSince > after;
    }
    return isOverload;
  };
}

/** The requests that wait. It is looked through from its oldest one, never sorted. */
export function waitingLine(overload: Overload, { now, loadOf }: LineClock): Line {
  const line = new Set<Waiting>();
  const isOverloadAt = watch(line, overload);
  let isOverload = false;

  function overtakes(later: Waiting, earlier: Waiting): boolean {
    const difference = rankOf(later) - rankOf(earlier) || loadOf(later.network) - loadOf(earlier.network);
    return difference < 0 || (difference === 0 && isOverload);
  }
  return {
    size: () => line.size,
    countOf: (network) => Array.from(line).filter((waiting) => waiting.network === network).length,
    add: (waiting) => void line.add(waiting),
    remove: (waiting) => void line.delete(waiting),
    next(mayBegin) {
      let first: Waiting | null = null;
      for (const each of line) if (mayBegin(each) && (first === null || overtakes(each, first))) first = each;
      return first;
    },
    last() {
      let last: Waiting | null = null;
      for (const each of line) if (last === null || !overtakes(each, last)) last = each;
      return last;
    },
    refuseLate() {
      isOverload = isOverloadAt(now());
      if (!isOverload) return;
      for (const waiting of line) {
        if (now() - waiting.since <= overload.longestWait) return;
        if (waiting.purpose !== "order") waiting.end("all");
      }
    },
  };
}
