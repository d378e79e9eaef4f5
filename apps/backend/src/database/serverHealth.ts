interface Options {
  /** Milliseconds after a failure before the server is tried again. */
  readonly rest: number;
  readonly elapsed: () => number;
  /** Errors: when the server does not answer. */
  readonly prove: () => Promise<unknown>;
}

export interface ServerHealth {
  /** Whether to use the server. After a failure it is tried at intervals in the background. */
  readonly isWell: () => boolean;
  readonly fail: () => void;
}

/** Whether a server answers, known without delaying a request; unknown at first. */
export function serverHealth({ rest, elapsed, prove }: Options): ServerHealth {
  let isProven = false;
  let isProving = false;
  let nextTry = -Infinity;

  function fail(): void {
    isProven = false;
    nextTry = elapsed() + rest;
  }

  async function tryAgain(): Promise<void> {
    isProving = true;
    try {
      await prove();
      isProven = true;
    } catch {
      fail();
    } finally {
      isProving = false;
    }
  }

  return {
    fail,
    isWell() {
      if (!isProven && !isProving && elapsed() >= nextTry) void tryAgain();
      return isProven;
    },
  };
}
