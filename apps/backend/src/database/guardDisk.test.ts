import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "../testing/temporaryFolder.ts";
import { guardDisk, isFull } from "./guardDisk.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

/** A guarded database, with its statements and what was said about it. */
async function guarded(disk: { full: boolean; error?: Error }) {
  const statements: string[] = [];
  const said: unknown[] = [];
  const exec = async (statement: string) => {
    statements.push(statement);
    return await Promise.resolve([]);
  };
  const end = await guardDisk(
    { exec },
    {
      isFull: () => (disk.error === undefined ? Promise.resolve(disk.full) : Promise.reject(disk.error)),
      onReadOnly: (isReadOnly) => said.push(isReadOnly),
      onError: (error) => said.push(error),
    },
  );
  return { statements, said, end };
}

it("An embedded database on a disk that fills only reads, and takes changes again when there is room.", async () => {
  const disk = { full: false };
  const { statements, said, end } = await guarded(disk);
  await vi.advanceTimersByTimeAsync(3000);
  expect(statements).toEqual([]);
  disk.full = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(statements).toEqual(["set default_transaction_read_only = on"]);
  disk.full = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(statements).toEqual(["set default_transaction_read_only = on", "set default_transaction_read_only = off"]);
  expect(said).toEqual([true, false]);
  end();
  disk.full = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(statements).toHaveLength(2);
});

it("A database that opens on a full disk reads only from its first statement on.", async () => {
  const { statements, end } = await guarded({ full: true });
  expect(statements).toEqual(["set default_transaction_read_only = on"]);
  end();
});

it("A disk that does not answer is reported, and looked at again.", async () => {
  const disk: { full: boolean; error?: Error } = { full: false };
  const { statements, said, end } = await guarded(disk);
  disk.error = new Error("no answer");
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual([disk.error]);
  delete disk.error;
  disk.full = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(statements).toHaveLength(1);
  end();
});

it("A folder with room is not full.", async () => {
  expect(await isFull(temporaryFolder())).toBe(false);
});
