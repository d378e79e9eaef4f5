import type { ChildProcess } from "node:child_process";
import cluster, { type Worker } from "node:cluster";
import { mergeMetrics } from "./mergeMetrics.ts";

/** The environment variable with a process's place. */
export const placeVariable = "KAMRA_PLACE";

/** Milliseconds until a process that does not tell its metrics is left out: Prometheus itself waits for 10 seconds. */
const longestWait = 2000;

/** A question for the metrics of one process, or of all, or its answer. */
interface MetricsMessage {
  readonly metrics: "asked" | "told";
  readonly id: number;
  readonly text: string;
}

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === "object" && message !== null && "metrics" in message;

/** Questions that were sent to another process, and wait for its answer. */
class Questions {
  readonly #waiting = new Map<number, (text: string | null) => void>();
  #last = 0;

  /** Returns `null` when there is no answer in time. */
  ask(send: (message: MetricsMessage) => void, { wait }: { readonly wait: number }): Promise<string | null> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      setTimeout(() => this.#end(id, null), wait).unref();
      send({ metrics: "asked", id, text: "" });
    });
  }

  hear({ id, text }: MetricsMessage): void {
    this.#end(id, text);
  }

  #end(id: number, text: string | null): void {
    this.#waiting.get(id)?.(text);
    this.#waiting.delete(id);
  }
}

/** Sends to a process that may be gone meanwhile. */
const sendTo = (to: ChildProcess | NodeJS.Process, message: MetricsMessage): void => {
  if (to.connected) to.send?.(message, undefined, undefined, () => {});
};

/** In the supervisor: answers each process that asks with the metrics of the processes of all places. */
export function serveMetrics(places: ReadonlyMap<number, Worker>): void {
  const questions = new Questions();
  const collect = async () => {
    const texts = await Promise.all(
      [...places].map(async ([place, worker]) => ({
        place,
        text: await questions.ask((message) => sendTo(worker.process, message), { wait: longestWait }),
      })),
    );
    return mergeMetrics(texts);
  };
  cluster.on("message", (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if (message.metrics === "told") questions.hear(message);
    else void collect().then((text) => sendTo(worker.process, { metrics: "told", id: message.id, text }));
  });
}

/**
 * In a process of a supervisor: sends its own metrics on request, and returns a function that reads those of all
 * processes. Without a supervisor that function reads its own. Its own metrics must have the place of the process as a
 * label.
 */
export function shareMetrics(own: () => Promise<string>): () => Promise<string> {
  if (!cluster.isWorker) return own;
  const questions = new Questions();
  process.on("message", (message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if (message.metrics === "told") questions.hear(message);
    else void own().then((text) => sendTo(process, { metrics: "told", id: message.id, text }));
  });
  return async () => {
    const all = await questions.ask((message) => sendTo(process, message), { wait: 2 * longestWait });
    return all ?? (await own());
  };
}
