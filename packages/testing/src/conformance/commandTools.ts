import { spawnSync } from "node:child_process";
import type { BackendAddress } from "./CheckedBackend.ts";

/** An address of the web as one word. Errors: when it is none. */
function webAddress(text: string): string {
  const { protocol, href } = new URL(text);
  if (!/^https?:$/.test(protocol)) throw new Error(`the payment page is no address of the web: ${href}`);
  return href;
}

/** A function of what a command prints; it gets its argument as a variable, never as a part of the command. */
const running =
  (command: string, { option, variable }: { readonly option: string; readonly variable: string }) =>
  (value: string): string => {
    const { status, stdout } = spawnSync(command, {
      shell: true,
      env: { ...process.env, [variable]: value },
      stdio: ["ignore", "pipe", "inherit"],
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`the command of --${option} ended with ${String(status)}`);
    return stdout;
  };

/** Commands of the caller's, by option. */
interface ToolCommands {
  readonly clock?: string | undefined;
  readonly mail?: string | undefined;
  readonly deliver?: string | undefined;
  readonly pay?: string | undefined;
}

/** The clock and the tools of a shop that commands of the caller's are. */
export function toolsOf({
  clock,
  mail,
  deliver,
  pay,
}: ToolCommands): Pick<BackendAddress, "clock" | "mailTo" | "deliver" | "pay"> {
  const commandOf = (command: string | undefined, option: string, variable: string) =>
    command === undefined ? undefined : running(command, { option, variable });
  const move = commandOf(clock, "clock", "KAMRA_HOURS");
  const mailTo = commandOf(mail, "mail", "KAMRA_EMAIL");
  const handOver = commandOf(deliver, "deliver", "KAMRA_ORDER");
  const payAt = commandOf(pay, "pay", "KAMRA_PAGE");
  return {
    ...(move && { clock: { passHours: (hours) => void move(String(hours)) } }),
    ...(mailTo && { mailTo }),
    ...(handOver && { deliver: (id) => void handOver(id) }),
    // The address comes from the backend: only one of the web reaches a command.
    ...(payAt && { pay: (page) => void payAt(webAddress(page)) }),
  };
}
