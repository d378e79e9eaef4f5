import type { Backend } from "./Backend.ts";

/** Makes SIGINT and SIGTERM close a backend and end the process; a second signal ends it immediately. */
export function closeOnSignals(
  backend: Pick<Backend, "close">,
  { onClosing = () => {} }: { onClosing?: () => void } = {},
): void {
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      onClosing();
      void backend.close().then(() => process.exit(0));
    });
  }
}
