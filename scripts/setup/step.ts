import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** A command of this repository's own tools; its output goes to the terminal as it comes. */
export interface Command {
  readonly command: string;
  readonly args: ReadonlyArray<string>;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const tool = (command: string, ...args: ReadonlyArray<string>): Command => ({ command, args });

const shell = process.platform === "win32";

const ended = (command: string, child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`Could not start ${command}: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });

/** Runs a command to its end. Answers its exit code; one that was killed or could not start counts as 1. */
export const runCommand = ({ command, args, cwd = root, env = {} }: Command): Promise<number> =>
  ended(
    command,
    spawn(command, [...args], { cwd, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env }, shell }),
  );

/** The same, and returns its output, which is shown at once or not at all. */
export const runRemembering = async (
  { command, args, cwd = root, env = {} }: Command,
  { showsAtOnce }: { readonly showsAtOnce: boolean },
): Promise<{ readonly code: number; readonly output: string }> => {
  const child = spawn(command, [...args], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    shell,
  });
  let output = "";
  const pass = (to: NodeJS.WriteStream) => (printed: string) => {
    if (showsAtOnce) to.write(printed);
    output += printed;
  };
  child.stdout.setEncoding("utf8").on("data", pass(process.stdout));
  child.stderr.setEncoding("utf8").on("data", pass(process.stderr));
  const code = await ended(command, child);
  return { code, output };
};
