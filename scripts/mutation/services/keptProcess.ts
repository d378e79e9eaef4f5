import { ForksPoolWorker, type PoolOptions, type PoolWorker } from "vitest/node";
import type { Plugin } from "vitest/config";

/** A process that has run this often has accumulated uncollected memory. */
const longestLife = 150;
/** Milliseconds: longer than any unmutated test takes; a mutant that waits this long is in an endless wait. */
const patience = Number(process.env["KAMRA_PATIENCE"] ?? 30) * 1_000;

type Callback = Parameters<PoolWorker["on"]>[1];

let kept: { readonly worker: ForksPoolWorker; runs: number } | null = null;

async function letGo(): Promise<void> {
  const gone = kept;
  kept = null;
  await gone?.worker.stop();
}

/** Guards a process that does not exit after its run. */
class Visit implements PoolWorker {
  readonly name = "kept";
  readonly cacheFs = true;
  readonly #options: PoolOptions;
  readonly #isAlone: boolean;
  readonly #listeners: Array<readonly [event: string, callback: Callback]> = [];
  #worker: ForksPoolWorker | null = null;

  constructor(options: PoolOptions, isAlone: boolean) {
    this.#options = options;
    this.#isAlone = isAlone;
  }

  async start() {
    if (this.#isAlone || (kept !== null && kept.runs >= longestLife)) await letGo();
    if (kept === null) {
      kept = { worker: new ForksPoolWorker(this.#options), runs: 0 };
      await kept.worker.start();
    }
    kept.runs += 1;
    this.#worker = kept.worker;
  }

  on(event: string, callback: Callback) {
    this.#listeners.push([event, callback]);
    this.#worker?.on(event, callback);
  }

  off(event: string, callback: Callback) {
    this.#worker?.off(event, callback);
  }

  send(message: Parameters<PoolWorker["send"]>[0]) {
    if (message.type !== "stop") return this.#worker?.send(message);
    for (const [event, callback] of this.#listeners) {
      if (event === "message") callback({ __vitest_worker_response__: true, type: "stopped" });
    }
  }

  async stop() {
    for (const [event, callback] of this.#listeners) this.#worker?.off(event, callback);
    // A timed-out test has left something running, and later results are unreliable.
    const tests = this.#options.project.vitest.state.getTestModules().flatMap((file) => [...file.children.allTests()]);
    const hasWaited = tests.some((test) => (test.diagnostic()?.duration ?? 0) >= patience);
    if (this.#isAlone || hasWaited) await letGo();
  }

  deserialize(data: unknown) {
    return data;
  }
}

/**
 * Reuses the test process, with everything loaded and its started backends, for all mutants. A mutant of code that runs
 * while a module loads gets its own process.
 */
export const keptProcess: Plugin = {
  name: "kept-process",
  configureVitest({ project, vitest }) {
    project.config.pool = "kept";
    project.config.poolRunner = {
      name: "kept",
      createPoolWorker: (options) => {
        const provided: Readonly<Record<string, unknown>> = { ...project.getProvidedContext() };
        const isMutant = provided["mode"] === "mutant";
        // Not by vi.setConfig: it puts the names of the first mutant's tests back after each file, for as long as the process lives.
        if (isMutant) Object.assign(project.config, { testTimeout: patience, hookTimeout: 2 * patience });
        return new Visit(options, isMutant && provided["mutantActivation"] === "static");
      },
    };
    vitest.onClose(letGo);
  },
};
