/** The network that uses the database; `null` for this process's own work, such as jobs. */
type Asker = string | null;

interface Bounds {
  /** How many turns there are at once, and how many of them one network may have. */
  readonly atOnce: number;
  readonly ofOne: number;
  /** The maximum wait of a request in milliseconds; this process's own work waits without a limit. */
  readonly longestWait: number;
}

export interface Turns {
  /** Waits for a turn, and returns what ends it. Errors: DatabaseBusy. */
  readonly take: (asker: Asker) => Promise<() => void>;
  readonly waiting: () => number;
}

/** A request has waited too long for a connection. */
export class DatabaseBusy extends Error {
  override readonly name = "DatabaseBusy";
}

/**
 * Shares the connections of a database: waiting networks get one turn each, round robin, however many statements each
 * has waiting.
 */
export function fairTurns({ atOnce, ofOne, longestWait }: Bounds): Turns {
  const working = new Map<Asker, number>();
  /** The next network first. */
  const waiting = new Map<Asker, Array<() => void>>();
  let open = 0;

  const mayBegin = (asker: Asker): boolean => open < atOnce && (asker === null || (working.get(asker) ?? 0) < ofOne);

  function begin(asker: Asker): () => void {
    open += 1;
    working.set(asker, (working.get(asker) ?? 0) + 1);
    return () => {
      open -= 1;
      const left = (working.get(asker) ?? 0) - 1;
      if (left > 0) working.set(asker, left);
      else working.delete(asker);
      beginNext();
    };
  }

  function beginNext(): void {
    const asker = [...waiting.keys()].find(mayBegin);
    if (asker === undefined) return;
    const queue = waiting.get(asker) ?? [];
    const next = queue.shift();
    // The last of the circle now.
    waiting.delete(asker);
    if (queue.length > 0) waiting.set(asker, queue);
    next?.();
  }

  function leave(asker: Asker, own: () => void): void {
    const queue = (waiting.get(asker) ?? []).filter((each) => each !== own);
    if (queue.length > 0) waiting.set(asker, queue);
    else waiting.delete(asker);
  }

  return {
    waiting: () => [...waiting.values()].reduce((sum, queue) => sum + queue.length, 0),
    async take(asker) {
      if (mayBegin(asker)) return begin(asker);
      return await new Promise((resolve, reject) => {
        const timer = asker === null ? undefined : setTimeout(late, longestWait);
        function own(): void {
          clearTimeout(timer);
          resolve(begin(asker));
        }
        function late(): void {
          leave(asker, own);
          reject(new DatabaseBusy(`No connection within ${longestWait} ms`));
        }
        waiting.set(asker, [...(waiting.get(asker) ?? []), own]);
      });
    },
  };
}
