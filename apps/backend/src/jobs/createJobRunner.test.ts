import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { createJobRunner, type JobRunner } from "./createJobRunner.ts";
import type { Job } from "./Job.ts";

onBothDatabases("jobs", (backend) => {
  let now = Date.parse(firstNow);
  const later = (seconds: number) => {
    now += seconds * 1000;
  };
  const failures: unknown[] = [];
  /** The jobs of one process. */
  function startProcess(job: Job): JobRunner {
    const log = backend().app.log.child({});
    log.error = (failure: unknown) => void failures.push(failure);
    const runner = createJobRunner(backend().database.db, {
      clock: () => new Date(now),
      log,
      observe: (_name, run) => run(),
    });
    runner.add(job);
    return runner;
  }
  /** Counted runs of jobs that are new to the database. */
  const counted = (run: Job["run"] = () => Promise.resolve(1)) => {
    const job = { name: randomUUID(), everySeconds: 100, runs: 0 };
    return Object.assign(job, {
      run: (signal: AbortSignal) => {
        job.runs += 1;
        return run(signal);
      },
    });
  };

  it("run once for all processes whenever they are due", async () => {
    const job = counted();
    const processes = Array.from({ length: 4 }, () => startProcess(job));
    const all = () => Promise.all(processes.map((each) => each.runDue()));
    await all();
    expect(job.runs).toBe(1);
    later(99);
    await all();
    expect(job.runs).toBe(1);
    later(1);
    await all();
    expect(job.runs).toBe(2);
  });

  it("are due again after a failure, which is logged", async () => {
    const job = counted(() => Promise.reject(new Error("The provider is away")));
    const runner = startProcess(job);
    await runner.runDue();
    await runner.runDue();
    expect(job.runs).toBe(1);
    expect(failures.splice(0)).toEqual([{ err: new Error("The provider is away"), job: job.name }]);
    later(100);
    await runner.runDue();
    expect(job.runs).toBe(2);
  });

  it("are taken over after a minute from a process that died, whose result is then ignored", async () => {
    let wake = () => {};
    const dying = new Promise<number>((resolve) => {
      wake = () => resolve(0);
    });
    const job = counted(() => (job.runs === 1 ? dying : Promise.resolve(0)));
    const dead = startProcess(job).runDue();
    await expect.poll(() => job.runs).toBe(1);
    const other = startProcess(job);
    later(59);
    await other.runDue();
    expect(job.runs).toBe(1);
    later(1);
    await other.runDue();
    expect(job.runs).toBe(2);
    // The first was only slow: the second one's result stays.
    later(50);
    wake();
    await dead;
    later(50);
    await other.runDue();
    expect(job.runs).toBe(3);
  });

  it("are due when the clock has been set back", async () => {
    const job = counted();
    const runner = startProcess(job);
    later(86_400);
    await runner.runDue();
    later(-86_400);
    await runner.runDue();
    expect(job.runs).toBe(2);
  });

  it("run by themselves from the start on, and end before the process does", async () => {
    let isOver = false;
    const job = counted(
      (signal) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => setImmediate(() => ((isOver = true), resolve(0))));
        }),
    );
    const runner = startProcess(job);
    runner.start();
    await expect.poll(() => job.runs).toBe(1);
    await runner.stop();
    expect(isOver).toBe(true);
  });
});
