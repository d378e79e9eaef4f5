import { readdirSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly command: string;
}

const numbersIn = (folder: string): ReadonlyArray<number> =>
  readdirSync(folder)
    .map(Number)
    .filter((id) => id > 0);

/** A process that ends meanwhile is left out. */
function ifThere<A>(read: () => A): ReadonlyArray<A> {
  try {
    return [read()];
  } catch {
    return [];
  }
}

const processes = (): ReadonlyArray<Process> =>
  numbersIn("/proc").flatMap((id) =>
    ifThere(() => ({
      id,
      // After the name, which may contain spaces: state and parent.
      parent: Number(readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]),
      command: readFileSync(`/proc/${id}/cmdline`, "utf8"),
    })),
  );

const isOfPages = ({ command }: Process) => /--type=(?:renderer|zygote)/u.test(command);

/**
 * Gives those processes of a browser below this one that are not a page's own (network, graphics, the browser itself) a
 * low priority. A phone has further cores for them, and a graphics processor. Only on Linux, where a priority is a
 * thread's.
 */
export function lowerBrowsersPriority(): void {
  if (process.platform !== "linux") return;
  const all = processes();
  const below = (id: number): ReadonlyArray<Process> =>
    all.filter(({ parent }) => parent === id).flatMap((child) => [child, ...below(child.id)]);
  const browsers = below(process.pid).filter((one) => /chrom/iu.test(one.command) && !isOfPages(one));
  for (const { id } of browsers)
    for (const thread of ifThere(() => numbersIn(`/proc/${id}/task`)).flat())
      ifThere(() => setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL));
}
