import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporaryFolder.ts";
import { DataFolderInUse } from "./DataFolderInUse.ts";
import { thisProcess } from "./Holder.ts";
import { lockDataFolder } from "./lockDataFolder.ts";

const anyInstant: unknown = expect.stringMatching(/^\d{4}-/);

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const holderFile = () => join(folder, "holder.json");
const leaveHolder = (changes: object) => writeFileSync(holderFile(), JSON.stringify({ ...thisProcess(), ...changes }));

function deadPid(): number {
  const { pid } = spawnSync(process.execPath, ["--eval", ""]);
  return pid;
}

it("names the holder to the second process, and admits it once the holder is gone", () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid} `);
  expect(JSON.parse(readFileSync(holderFile(), "utf8"))).toMatchObject({ pid: process.pid, startedAt: anyInstant });
  lock.release();
  lockDataFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

it("takes over from a dead process, also when another process has its number", () => {
  for (const dead of [{ pid: deadPid(), birth: null }, { birth: "another-boot/1" }]) {
    leaveHolder({ claim: "dead", ...dead });
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(readdirSync(folder)).toEqual(["holder.json"]);
    lock.release();
  }
});

it("takes over from a process that died while it took over from another", () => {
  const dead = { ...thisProcess(), birth: "another-boot/1" };
  writeFileSync(holderFile(), JSON.stringify({ ...dead, claim: "first" }));
  writeFileSync(join(folder, "heir-of-first.json"), JSON.stringify({ ...dead, claim: "second" }));
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  expect(readdirSync(folder)).toEqual(["holder.json"]);
  lock.release();
});

it("does not take over from another machine's process, and explains what to do", () => {
  leaveHolder({ host: "another-machine", pid: deadPid() });
  expect(() => lockDataFolder(folder)).toThrow(/on another-machine.*delete .*holder\.json/);
});

it("does not guess when the claim cannot be read", () => {
  writeFileSync(holderFile(), "{}");
  expect(() => lockDataFolder(folder)).toThrow("holder.json");
});

it("admits exactly one of many processes that find a dead holder at the same time", async () => {
  const contender = `
    import { lockDataFolder } from ${JSON.stringify(new URL("lockDataFolder.ts", import.meta.url).href)};
    process.stdin.once("data", () => {
      try { lockDataFolder(${JSON.stringify(folder)}); process.stdout.write("in\\n"); } catch { process.stdout.write("out\\n"); }
    });
    process.stdin.on("end", () => process.exit());
    process.stdout.write("ready\\n");`;
  for (let round = 0; round < 3; round += 1) {
    leaveHolder({ claim: `dead-${round}`, birth: "another-boot/1" });
    const contenders = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ["--input-type=module", "--eval", contender]),
    );
    await Promise.all(contenders.map(({ stdout }) => once(stdout, "data")));
    const answers = contenders.map(async ({ stdin, stdout }) => {
      stdin.write("go\n");
      return (await once(stdout, "data")).join("").trim();
    });
    expect((await Promise.all(answers)).sort()).toEqual(["in", "out", "out", "out", "out", "out"]);
    await Promise.all(
      contenders.map((child) => {
        child.stdin.end();
        return once(child, "exit");
      }),
    );
  }
});
