import type { Backend } from "./Backend.ts";
import { leaveSupervisor } from "./supervisor/leaveSupervisor.ts";
import { announceMessage, leaveMessage } from "./supervisor/messages.ts";

interface Closing {
  readonly onClosing?: () => void;
  /**
   * Milliseconds after a signal in which requests are still answered, while `/ready` asks the balancer to stop; 0 by
   * default.
   */
  readonly leaving?: number;
  /** Milliseconds for a last request on each open connection, when a supervisor ends the process. */
  readonly grace?: number;
}

/**
 * Makes SIGINT, SIGTERM and a supervisor close a backend and end the process; a second signal ends it immediately.
 * Under a supervisor, which has another process for new requests, open connections are closed one by one.
 */
export function closeOnSignals(
  backend: Pick<Backend, "close" | "leave" | "letGo">,
  { onClosing = () => {}, leaving = 0, grace = 5000 }: Closing = {},
): void {
  let isClosing = false;
  const end = async (longest: number): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    onClosing();
    await backend.letGo(longest);
    await backend.close();
    await leaveSupervisor();
    process.exit(0);
  };
  let isSignalled = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isSignalled) process.exit(1);
      isSignalled = true;
      backend.leave();
      setTimeout(() => void end(0), leaving);
    });
  }
  process.on("message", (message) => {
    if (message === announceMessage) backend.leave();
    if (message === leaveMessage) void end(grace);
  });
}
