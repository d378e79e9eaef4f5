import cluster from "node:cluster";
import { once } from "node:events";

/**
 * In a process of a supervisor whose server has closed: waits until the supervisor knows that, and has given each
 * connection that was on its way here to another process. A process that ends before loses these: their clients would wait
 * for ever. Returns at once without a supervisor.
 */
export async function leaveSupervisor(): Promise<void> {
  const { worker } = cluster;
  if (worker === undefined || !worker.isConnected()) return;
  const left = once(process, "disconnect");
  worker.disconnect();
  await left;
}
