import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync } from "node:fs";
import { databaseUser, isRoot } from "./processes.ts";

const numberOf = (flag: "-g" | "-u") => Number(execFileSync("id", [flag, databaseUser], { encoding: "utf8" }));

/** Gives a file or folder to the user that runs the programs. */
export function giveToDatabaseUser(path: string): void {
  if (isRoot) chownSync(path, numberOf("-u"), numberOf("-g"));
}

/** Makes a folder that only that user reads. */
export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  giveToDatabaseUser(path);
  return path;
}
