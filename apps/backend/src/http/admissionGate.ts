/** What a request is for: under load, reading is refused first, and orders and payments last. */
export type Purpose = "read" | "change" | "order";

interface Visit {
  /** The client's network. */
  readonly network: string;
  readonly purpose: Purpose;
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
  /** Works on waiting requests, the most important and then the oldest first, skipping networks at their limit. */
  readonly admit: <Result>(visit: Visit, work: () => Promise<Result>) => Promise<Result | Refusal>;
}

interface Bounds {
  readonly atOnce: { readonly network: number; readonly all: number };
  readonly waiting: { readonly network: number; readonly all: number };
  /** In milliseconds. */
  readonly longestWait: number;
}

const ranks: Readonly<Record<Purpose, number>> = { order: 0, change: 1, read: 2 };

const ofNetwork = (visits: ReadonlySet<Visit>, network: string): number =>
  Array.from(visits).filter((visit) => visit.network === network).length;

/**
 * Limits the requests that a process works on at once and how long others wait, so that no network can starve the others
 * and overload is refused early. Pages and calls share one gate, because they share one processor and one database.
 */
export function admissionGate({ atOnce, waiting: most, longestWait }: Bounds): AdmissionGate {
  const admitted = new Set<Visit>();
  const waiting = new Set<Waiting>();

  const isTurnOf = ({ network }: Visit): boolean =>
    admitted.size < atOnce.all && ofNetwork(admitted, network) < atOnce.network;

  /** The waiting requests, the most important first; of equal ones the oldest. */
  const inOrder = (): ReadonlyArray<Waiting> =>
    Array.from(waiting).toSorted((a, b) => ranks[a.purpose] - ranks[b.purpose]);

  function beginNext(): void {
    inOrder().find(isTurnOf)?.end(null);
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
    if (isTurnOf(visit)) {
      admitted.add(visit);
      return null;
    }
    if (ofNetwork(waiting, visit.network) >= most.network) return "network";
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
