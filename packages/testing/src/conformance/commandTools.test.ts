import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { toolsOf } from "./commandTools.ts";

const folder = mkdtempSync(join(tmpdir(), "tools-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "seen");
const writing = (variable: string) => `printf %s "$${variable}" > ${file}`;

it("commands get what they are about in a variable, and without one there is no tool", async () => {
  const tools = toolsOf({
    clock: writing("KAMRA_HOURS"),
    mail: `printf 'to %s' "$KAMRA_EMAIL"`,
    deliver: writing("KAMRA_ORDER"),
    pay: writing("KAMRA_PAGE"),
  });
  const seen = async (making: Promise<void> | void | undefined) => {
    await making;
    return readFileSync(file, "utf8");
  };
  expect(await seen(tools.clock?.passHours(23))).toBe("23");
  expect(await tools.mailTo?.("anna@pelda.hu")).toBe("to anna@pelda.hu");
  expect(await seen(tools.deliver?.("17; exit 1"))).toBe("17; exit 1");
  expect(await seen(tools.pay?.("https://pay.example/a b"))).toBe("https://pay.example/a%20b");
  expect(toolsOf({})).toEqual({});
});

it("a command that fails is named, and a page that is none of the web's reaches no command", () => {
  const { mailTo, pay } = toolsOf({ mail: "exit 3", pay: writing("KAMRA_PAGE") });
  expect(() => mailTo?.("anna@pelda.hu")).toThrow("the command of --mail ended with 3");
  for (const page of ["file:///etc/passwd", "-o /tmp/page", "javascript:1"]) expect(() => pay?.(page)).toThrow();
});
