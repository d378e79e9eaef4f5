import type { Holder } from "./Holder.ts";

/** Another process, which still runs, works on the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
  readonly holder: Holder;

  constructor(folder: string, { holder, here }: { holder: Holder; here: string }) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} (${holder.command}) on ${holder.host}, ` +
        `started at ${holder.startedAt}. Stop it first, or give this one its own folder.` +
        (holder.host === here ? "" : ` If that machine is gone, delete ${folder}/holder.json.`),
    );
    this.holder = holder;
  }
}
