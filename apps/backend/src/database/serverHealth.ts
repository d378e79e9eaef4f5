interface Options {
  /** Milliseconds after a failure in which the server is left alone. */
  readonly rest: number;
  readonly elapsed: () => number;
  /** Errors: when the server does not answer. */
  readonly prove: () => Promise<unknown>;
}

export interface ServerHealth {
  /** Whether the server may be asked. While it may not, it is tried now and then, beside the requests. */
  readonly isWell: () => boolean;
  readonly fail: () => void;
}

/** Whether a server answers, as known without making a request wait for it. Not known at first. */
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
