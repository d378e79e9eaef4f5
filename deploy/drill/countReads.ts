import { setInterval as ticks } from "node:timers/promises";

/** Statements of the catalogue and the content, by what has answered them. */
export interface Reads {
  readonly replica: number;
  readonly writer: number;
}

const line = /^kamra_late_reads_total\{outcome="(\w+)"\} (\d+)$/gm;

/** What a process has counted since its start, by the text of its metrics. */
export function readsIn(metrics: string): Reads {
  const counts = [...metrics.matchAll(line)].map(([, outcome, count]) => ({ outcome, count: Number(count) }));
  const sum = (isMeant: (outcome: string | undefined) => boolean) =>
    counts.filter(({ outcome }) => isMeant(outcome)).reduce((total, { count }) => total + count, 0);
  return { replica: sum((outcome) => outcome === "replica"), writer: sum((outcome) => outcome !== "replica") };
}

/** By how much a counter has grown; one that is smaller than before is a new process's. */
export const growth = (before: Reads, after: Reads): Reads => {
  const isNew = after.replica < before.replica || after.writer < before.writer;
  const { replica, writer } = isNew ? { replica: 0, writer: 0 } : before;
  return { replica: after.replica - replica, writer: after.writer - writer };
};

interface Counted {
  readonly addresses: ReadonlyArray<string>;
  readonly token: string;
}

/** Counts the reads of all processes while `play` runs, although they end and start anew. */
export async function countReads<Result>(
  { addresses, token }: Counted,
  play: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly reads: Reads }> {
  const latest = new Map<string, Reads>();
  let reads: Reads = { replica: 0, writer: 0 };
  const look = async (address: string): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(1000);
    const answer = await fetch(`http://${address}/metrics`, { headers, signal }).catch(() => null);
    if (answer?.ok !== true) return;
    const now = readsIn(await answer.text());
    const { replica, writer } = growth(latest.get(address) ?? { replica: 0, writer: 0 }, now);
    latest.set(address, now);
    reads = { replica: reads.replica + replica, writer: reads.writer + writer };
  };
  const stop = new AbortController();
  const watch = async () => {
    for await (const _ of ticks(1000, null, { signal: stop.signal })) await Promise.all(addresses.map(look));
  };
  const watching = watch().catch(() => undefined);
  try {
    const result = await play();
    return { result, reads };
  } finally {
    stop.abort();
    await watching;
  }
}
