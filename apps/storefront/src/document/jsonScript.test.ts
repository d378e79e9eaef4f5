import { expect, it } from "vitest";
import { jsonScript } from "./jsonScript.ts";

const inner = (script: string) => script.slice(script.indexOf(">") + 1, script.lastIndexOf("</script>"));

it("cannot be closed or commented out by its content", () => {
  const nasty = { text: "</script><script>alert(1)</script><!-- <script", key: "\u2028" };
  const script = jsonScript(nasty, { type: "application/json", id: "page-data" }).join("");
  expect(inner(script)).not.toContain("<");
  expect(JSON.parse(inner(script))).toEqual(nasty);
});
