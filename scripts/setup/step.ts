import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** A command of this repository's own tools; its output goes to the terminal as it comes. */
export interface Command {
  readonly command: string;
  readonly args: ReadonlyArray<string>;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command to its end. Answers its exit code; one that was killed or could not start counts as 1. */
export const runCommand = ({ command, args, cwd = root, env = {} }: Command): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], { cwd, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env }, shell: process.platform === "win32" });
    child.on("error", (error) => {
      console.error(`Could not start ${command}: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
