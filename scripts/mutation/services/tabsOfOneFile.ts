import { randomUUID } from "node:crypto";
import { BroadcastChannel, locks } from "node:worker_threads";

const file = randomUUID();

/**
 * Like a process for each test file: open tabs of another file, or of an earlier mutant, are not heard and hold no
 * lock.
 */
Object.defineProperty(globalThis, "BroadcastChannel", {
  configurable: true,
  value: class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} ${file}`);
    }
  },
});

Object.defineProperty(navigator, "locks", {
  configurable: true,
  value: {
    request: (name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) =>
      locks.request(`${name} ${file}`, options, callback),
  },
});
