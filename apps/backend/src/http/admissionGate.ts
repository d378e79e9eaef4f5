/** What a request is for: under load, reading is refused first, and orders and payments last. */
export type Purpose = "read" | "change" | "order";

interface Visit {
  /** The client's network. */
  readonly network: string;
  readonly purpose: Purpose;
  /** Its share of the work at once; 1 by default, the whole share of a network at most. */
  readonly weight?: number;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
}

interface Waiting extends Visit {
  /** Ends the wait: with the reason for a refusal, or `null` when it is its turn. */
  readonly end: (refusal: Refusal | null) => void;
}

/** Why a request is not worked on: too many of its network or in total, or the client has gone. */
export type Refusal = "network" | "all" | "gone";

export interface AdmissionGate {
  /**
   * Works on waiting requests, skipping networks at their limit: the most important first, then those of the network with
   * the least work, then the oldest.
   */
  readonly admit: <Result>(visit: Visit, work: () => Promise<Result>) => Promise<Result | Refusal>;
}

interface Bounds {
  /** By weight: of one network, of requests heavier than 1, and of all. */
  readonly atOnce: { readonly network: number; readonly heavy: number; readonly all: number };
  readonly waiting: { readonly network: number; readonly all: number };
  /** In milliseconds. */
  readonly longestWait: number;
}

const ranks: Readonly<Record<Purpose, number>> = { order: 0, change: 1, read: 2 };

const weightOf = ({ weight = 1 }: Visit): number => weight;

const isHeavy = (visit: Visit): boolean => weightOf(visit) > 1;

const together = (visits: ReadonlyArray<Visit>): number => visits.reduce((sum, visit) => sum + weightOf(visit), 0);

/** The requests that are worked on, within the limits of what may be at once. */
function admittedWork(atOnce: Bounds["atOnce"]) {
  const visits = new Set<Visit>();
  const loadOf = (network: string): number => together(Array.from(visits).filter((visit) => visit.network === network));
  const hasRoom = (visit: Visit): boolean =>
    together([...visits, visit]) <= atOnce.all &&
    loadOf(visit.network) + weightOf(visit) <= atOnce.network &&
    (!isHeavy(visit) || together([...Array.from(visits).filter(isHeavy), visit]) <= atOnce.heavy);
  return { visits, loadOf, hasRoom };
}

/**
 * Limits the work that a process does at once and how long others wait, so that no network can starve the others
 * and overload is refused early. Pages and calls share one gate, because they share one processor and one database.
 */
export function admissionGate({ atOnce, waiting: most, longestWait }: Bounds): AdmissionGate {
  const { visits: admitted, loadOf, hasRoom } = admittedWork(atOnce);
  const waiting = new Set<Waiting>();

  /** The waiting requests, in the order of `admit`. */
  const inOrder = (): ReadonlyArray<Waiting> =>
    Array.from(waiting).toSorted(
      (a, b) => ranks[a.purpose] - ranks[b.purpose] || loadOf(a.network) - loadOf(b.network),
    );

  /** A heavy request leaves room for several. */
  function beginNext(): void {
    const next = inOrder().find(hasRoom);
    if (next === undefined) return;
    next.end(null);
    beginNext();
  }

  /** Refuses the youngest of the least important requests for a more important one. Whether there is a place now. */
  function makePlace({ purpose }: Visit): boolean {
    const last = inOrder().at(-1);
    if (waiting.size < most.all) return true;
    if (last === undefined || ranks[last.purpose] <= ranks[purpose]) return false;
    last.end("all");
    return true;
  }

  /** Resolves when it is a request's turn, or with the reason for a refusal. */
  async function turn(visit: Visit): Promise<Refusal | null> {
    if (visit.signal.aborted) return "gone";
    if (hasRoom(visit)) {
      admitted.add(visit);
      return null;
    }
    if (Array.from(waiting).filter(({ network }) => network === visit.network).length >= most.network) return "network";
    if (!makePlace(visit)) return "all";
    return await new Promise((resolve) => {
      const ended = new AbortController();
      const own: Waiting = { ...visit, end };
      function end(refusal: Refusal | null): void {
        ended.abort();
        waiting.delete(own);
        if (refusal === null) admitted.add(visit);
        resolve(refusal);
      }
      const timer = setTimeout(() => end("all"), longestWait);
      ended.signal.addEventListener("abort", () => clearTimeout(timer));
      visit.signal.addEventListener("abort", () => end("gone"), { signal: ended.signal });
      waiting.add(own);
    });
  }

  return {
    async admit(visit, work) {
      const refusal = await turn(visit);
      if (refusal !== null) return refusal;
      try {
        return await work();
      } finally {
        admitted.delete(visit);
        beginNext();
      }
    },
  };
}
