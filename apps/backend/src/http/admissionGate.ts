import { type Purpose, type Refusal, type Visit, rankOf } from "./Visit.ts";
import { type Overload, type Waiting, waitingLine } from "./waitingLine.ts";

/** By weight: of one network, of requests heavier than 1, of reads, of these and changes, and of all. */
type AtOnce = Readonly<Record<Purpose | "network" | "heavy", number>>;

interface AdmittedWork {
  readonly add: (visit: Visit) => void;
  readonly remove: (visit: Visit) => void;
  /** By weight. */
  readonly loadOf: (network: string) => number;
  readonly hasRoom: (visit: Visit) => boolean;
}

const weightOf = ({ weight = 1 }: Visit): number => weight;

/** The requests that are worked on, within the limits of what may be at once. */
function admittedWork(atOnce: AtOnce): AdmittedWork {
  const visits = new Set<Visit>();
  const together = (isMeant: (visit: Visit) => boolean): number => {
    let sum = 0;
    for (const visit of visits) if (isMeant(visit)) sum += weightOf(visit);
    return sum;
  };
  const isHeavy = (visit: Visit): boolean => weightOf(visit) > 1;
  const loadOf = (network: string): number => together((visit) => visit.network === network);
  const loadFor = (purpose: Purpose): number => together((visit) => visit.purpose === purpose);
  /**
   * Changes, which may wait for a lock, leave one place to reads. Orders, which may wait for a bank, block no other
   * request.
   */
  const taken: Readonly<Record<Purpose, () => number>> = {
    read: () => loadFor("read") + Math.min(loadFor("change"), atOnce.read - 1),
    change: () => loadFor("read") + loadFor("change"),
    order: () => together(() => true),
  };
  return {
    add: (visit) => void visits.add(visit),
    remove: (visit) => void visits.delete(visit),
    loadOf,
    hasRoom(visit) {
      const weight = weightOf(visit);
      return (
        taken[visit.purpose]() + weight <= atOnce[visit.purpose] &&
        loadOf(visit.network) + weight <= atOnce.network &&
        (!isHeavy(visit) || together(isHeavy) + weight <= atOnce.heavy)
      );
    },
  };
}

export interface AdmissionGate {
  /**
   * Works on waiting requests, skipping networks at their limit: the most important first, then those of the network with
   * the least work, then the oldest; in an overload the newest, whose client has waited least.
   */
  readonly admit: <Result>(visit: Visit, work: () => Promise<Result>) => Promise<Result | Refusal>;
}

interface Bounds {
  readonly atOnce: AtOnce;
  readonly waiting: { readonly network: number; readonly all: number };
  /** In milliseconds. */
  readonly longestWait: number;
  readonly overload: Overload;
}

/**
 * Limits the work that a process does at once and how long others wait, so that no network can starve the others
 * and overload is refused early. Pages and calls share one gate, because they share one processor and one database.
 */
export function admissionGate(
  { atOnce, waiting: most, longestWait, overload }: Bounds,
  { now = () => performance.now() }: { readonly now?: () => number } = {},
): AdmissionGate {
  const { loadOf, ...admitted } = admittedWork(atOnce);
  const line = waitingLine(overload, { now, loadOf });

  /** A heavy request leaves room for several. */
  function beginNext(): void {
    line.refuseLate();
    for (;;) {
      const next = line.next((waiting) => admitted.hasRoom(waiting));
      if (next === null) return;
      next.end(null);
    }
  }

  /**
   * Refuses the last of the least important requests for a more important one. Returns whether there is a place now.
   */
  function makePlace(visit: Visit): boolean {
    if (line.size() < most.all) return true;
    const last = line.last();
    if (last === null || rankOf(last) <= rankOf(visit)) return false;
    last.end("all");
    return true;
  }

  const wait = (visit: Visit): Promise<Refusal | null> =>
    new Promise((resolve) => {
      const ended = new AbortController();
      const own: Waiting = { ...visit, since: now(), end };
      function end(refusal: Refusal | null): void {
        ended.abort();
        line.remove(own);
        if (refusal === null) admitted.add(visit);
        resolve(refusal);
      }
      const timer = setTimeout(() => end("all"), longestWait);
      ended.signal.addEventListener("abort", () => clearTimeout(timer));
      visit.signal.addEventListener("abort", () => end("gone"), { signal: ended.signal });
      line.add(own);
    });

  /** Resolves when it is a request's turn, or with the reason for a refusal. */
  async function turn(visit: Visit): Promise<Refusal | null> {
    if (visit.signal.aborted) return "gone";
    line.refuseLate();
    if (admitted.hasRoom(visit)) {
      admitted.add(visit);
      return null;
    }
    if (line.countOf(visit.network) >= most.network) return "network";
    return makePlace(visit) ? await wait(visit) : "all";
  }

  return {
    async admit(visit, work) {
      const refusal = await turn(visit);
      if (refusal !== null) return refusal;
      try {
        return await work();
      } finally {
        admitted.remove(visit);
        beginNext();
      }
    },
  };
}
