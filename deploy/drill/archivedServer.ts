import { once } from "node:events";
import { appendFileSync, mkdtempSync, chmodSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "./freePorts.ts";
import { giveToDatabaseUser, makeFolder } from "./makeFolder.ts";
import { killIn, launch, until } from "./processes.ts";

/** A PostgreSQL server whose write-ahead log goes to a folder, and a second one that is restored from it. */
export interface ArchivedServer {
  readonly folder: string;
  readonly url: string;
  /** Copies all files while the server works. */
  readonly takeBaseBackup: () => Promise<void>;
  /** The machine is gone, with what was not archived. */
  readonly kill: () => Promise<void>;
  /** Another server from the copy and the log, as it was at a time. Its address. */
  readonly restoreTo: (time: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const user = "kamra";

/** The settings that docs/backup.md names, for a folder of logs. */
const archiving = (archive: string): ReadonlyArray<string> => [
  "archive_mode=on",
  `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
  "archive_timeout=60",
];

/** Makes and starts the server with the programs in `programs`. */
export async function openArchivedServer(programs: string): Promise<ArchivedServer> {
  const folder = mkdtempSync(join(tmpdir(), "kamra-restore-"));
  chmodSync(folder, 0o755);
  const make = (name: string) => makeFolder(join(folder, name));
  const [data, archive, copy, work] = [make("data"), make("archive"), make("copy"), make("work")];
  const port = await freePorts(2);
  const connection = ["-h", "127.0.0.1", "-U", user];

  async function run(program: string, ...args: ReadonlyArray<string>): Promise<boolean> {
    const child = launch([join(programs, program), ...args], { folder: work });
    await once(child, "exit");
    return child.exitCode === 0;
  }
  async function must(program: string, ...args: ReadonlyArray<string>): Promise<void> {
    if (!(await run(program, ...args))) throw new Error(`${program} has failed: see ${join(work, "log")}`);
  }
  async function start(files: string, { at, settings = [] }: { at: number; settings?: ReadonlyArray<string> }) {
    const given = [`port=${at}`, `unix_socket_directories=${work}`, "listen_addresses=127.0.0.1", ...settings];
    launch([join(programs, "postgres"), "-D", files, ...given.flatMap((each) => ["-c", each])], { folder: files });
    await until("PostgreSQL answers", () => run("pg_isready", ...connection, "-p", String(at), "-d", "postgres"));
  }
  const urlAt = (at: number) => `postgres://${user}@127.0.0.1:${at}/kamra`;

  await must("initdb", "-D", data, "-U", user, "--encoding=UTF8", "--locale=C", "--auth=trust", "--no-sync");
  await start(data, { at: port, settings: archiving(archive) });
  await must("createdb", ...connection, "-p", String(port), "kamra");
  return {
    folder,
    url: urlAt(port),
    takeBaseBackup: () =>
      must("pg_basebackup", ...connection, "-p", String(port), "-D", copy, "--checkpoint=fast", "--no-sync"),
    kill: () => killIn(data),
    async restoreTo(time) {
      const target = {
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: time,
        recovery_target_action: "promote",
      };
      const lines = Object.entries(target).map(([name, value]) => `${name} = '${value}'\n`);
      appendFileSync(join(copy, "postgresql.auto.conf"), lines.join(""));
      writeFileSync(join(copy, "recovery.signal"), "");
      giveToDatabaseUser(join(copy, "recovery.signal"));
      await start(copy, { at: port + 1 });
      return urlAt(port + 1);
    },
    close: () => killIn(folder),
  };
}
