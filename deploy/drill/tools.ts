import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where the programs of a cluster are. */
export interface Tools {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
}

const versions = "/usr/lib/postgresql";

/** `/usr/sbin` is not on every user's path. */
const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/bin"];

const find = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file));

/** The folder of the newest PostgreSQL's programs. */
export const newestPostgres = (): string | undefined =>
  (existsSync(versions) ? readdirSync(versions) : [])
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, "bin"))
    .find((folder) => existsSync(join(folder, "pg_controldata")));

/** The programs that the drill needs, or the Debian packages of those that are missing. */
export function findTools(): Tools | { readonly missing: ReadonlyArray<string> } {
  const [etcd, patroni, haproxy, postgres] = [find("etcd"), find("patroni"), find("haproxy"), newestPostgres()];
  if (etcd && patroni && haproxy && postgres) return { etcd, patroni, haproxy, postgres };
  const packages = {
    "etcd-server": etcd,
    "patroni python3-etcd": patroni,
    haproxy,
    "postgresql postgresql-contrib": postgres,
  };
  return { missing: Object.entries(packages).flatMap(([name, path]) => (path ? [] : name)) };
}
