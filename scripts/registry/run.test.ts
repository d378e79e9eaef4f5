import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { run } from "./run.ts";

let home = "";
let folder = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "kamra-copies-"));
  folder = join(home, "copies");
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const item = (name: string, files: Readonly<Record<string, string>>, needed: ReadonlyArray<string> = []) => ({
  name,
  type: name === "part" ? "registry:lib" : "registry:component",
  dependencies: ["react@19"],
  registryDependencies: needed.map((each) => `@kamra/${each}`),
  files: Object.entries(files).map(([path, content]) => ({ path, content })),
  meta: { tokens: [] },
});
const button = (text: string) =>
  item("Button", { "button/Button.tsx": text, "button/Button.css": ".b {}\n" }, ["part"]);
const part = (text = "part\n") => item("part", { "styles/part.ts": text });
const registry = (version: string, ...items: ReadonlyArray<unknown>) => JSON.stringify({ meta: { version }, items });

const first = registry("1.0.0", button("one\ntwo\nthree\nfour\nfive\n"), part());
const second = registry("1.1.0", button("one\ntwo\nthree\nfour\nFIVE\n"), part("PART\n"));

const call = (words: string, from: string) => run([...words.split(" "), "--to", folder], () => from);
const read = (path: string) => readFileSync(join(folder, path), "utf8");
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const state = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, read(path)]),
  );

it("copies a component with all that it needs", () => {
  expect(call("add Button", first)).toMatchObject({ isOpen: false });
  expect(read("button/Button.tsx")).toBe("one\ntwo\nthree\nfour\nfive\n");
  expect(read("button/Button.css")).toBe(".b {}\n");
  expect(read("styles/part.ts")).toBe("part\n");
});

it("merges later changes into edited copies, once", () => {
  call("add Button", first);
  write("button/Button.tsx", "ONE\ntwo\nthree\nfour\nfive\n");
  expect(call("update Button", second).isOpen).toBe(false);
  expect(read("button/Button.tsx")).toBe("ONE\ntwo\nthree\nfour\nFIVE\n");
  expect(read("styles/part.ts")).toBe("PART\n");
  const after = state();
  expect(call("update", second)).toEqual({
    said: ["Nothing to merge: your copies are at @kamra/ui 1.1.0."],
    isOpen: false,
  });
  expect(state()).toEqual(after);
});

it("tells files that it has updated from those that it has merged, and names once what is no longer needed", () => {
  call("add Button", first);
  write("styles/part.ts", "part\nmine\n");
  const alone = registry(
    "2.0.0",
    part("part\n\nTHEIRS\n"),
    item("Button", { "button/Button.tsx": "alone\n" }, ["part"]),
  );
  expect(call("update", alone).said).toEqual([
    `${folder}/button/Button.tsx: updated`,
    expect.stringContaining("styles/part.ts: "),
    `${folder}/button/Button.css: no longer part of @kamra/ui; delete it unless you import it`,
  ]);
  expect(call("update", alone).said.join()).not.toContain("no longer");
});

it("leaves both texts where both changed a line, and no merge comes upon that", () => {
  call("add Button", first);
  write("button/Button.tsx", "one\ntwo\nthree\nfour\n5\n");
  expect(call("update Button", second).isOpen).toBe(true);
  expect(read("button/Button.tsx")).toBe("one\ntwo\nthree\nfour\n<<<<<<< yours\n5\n=======\nFIVE\n>>>>>>> @kamra/ui\n");
  const after = state();
  const again = call("update Button", second);
  expect(again.isOpen).toBe(true);
  expect(again.said[0]).toContain("Solve the open conflicts first");
  expect(state()).toEqual(after);
});

it("names each file with open conflicts at once", () => {
  call("add Button", first);
  write("button/Button.tsx", "one\ntwo\nthree\nfour\n5\n");
  write("styles/part.ts", "own\n");
  call("update", second);
  expect(call("update", second).said).toEqual([
    `Solve the open conflicts first; nothing was written: ${folder}/button/Button.tsx, ${folder}/styles/part.ts`,
  ]);
});

it("shows both sides' changes and changes nothing", () => {
  call("add Button", first);
  write("button/Button.tsx", "ONE\ntwo\nthree\nfour\nfive\n");
  const before = state();
  const said = call("diff Button", second).said.join("\n");
  expect(said).toContain("Yours: button/Button.tsx\n@@ -1,1 +1,1 @@\n-one\n+ONE");
  expect(said).toContain("@kamra/ui 1.1.0: button/Button.tsx\n@@ -5,1 +5,1 @@\n-five\n+FIVE");
  expect(state()).toEqual(before);
  expect(call("diff", first).said.join()).not.toContain("@kamra/ui 1.0.0");
});

it("does not bring back what the team has removed, and says so once", () => {
  call("add Button", first);
  rmSync(join(folder, "styles/part.ts"));
  expect(call("update", second)).toMatchObject({ isOpen: true });
  expect(existsSync(join(folder, "styles/part.ts"))).toBe(false);
  expect(call("update", second).isOpen).toBe(false);
});

it("a file that is no copy is never overwritten, and nothing else is written", () => {
  mkdirSync(join(folder, "styles"), { recursive: true });
  write("styles/part.ts", "mine\n");
  expect(call("add Button", first).said[0]).toContain("is there already and is no copy");
  expect(state()).toEqual({ "styles/part.ts": "mine\n" });
});

it("takes over what shadcn has copied", () => {
  mkdirSync(join(folder, "styles"), { recursive: true });
  write("styles/part.ts", "part\r\n");
  expect(call("add Button", first).isOpen).toBe(false);
  expect(read("styles/part.ts")).toBe("part\r\n");
  expect(call("update", second).isOpen).toBe(false);
  expect(read("styles/part.ts")).toBe("PART\r\n");
});

it.each([
  ["the base is gone", () => rmSync(join(folder, ".kamra/base/button/Button.tsx"))],
  ["the base was changed", () => write(".kamra/base/button/Button.tsx", "other")],
  ["the list is damaged", () => write(".kamra/copies.json", '{"files":3}')],
])("refuses to merge when %s, and loses nothing", (_, damage) => {
  call("add Button", first);
  write("button/Button.tsx", "ONE\n");
  damage();
  const before = state();
  expect(call("update", second)).toMatchObject({ isOpen: true });
  expect(state()).toEqual(before);
});

it.each(["../out.ts", "button/../../out.ts", "/tmp/kamra-out.ts", ".", "linked/out.ts"])(
  "writes nothing outside of the folder: %s",
  (path) => {
    mkdirSync(folder);
    mkdirSync(join(home, "elsewhere"));
    symlinkSync(join(home, "elsewhere"), join(folder, "linked"));
    const evil = registry("1.0.0", item("Evil", { [path]: "evil" }));
    expect(call("add Evil", evil).isOpen).toBe(true);
    expect(existsSync(join(home, "out.ts"))).toBe(false);
    expect(existsSync("/tmp/kamra-out.ts")).toBe(false);
    expect(readdirSync(join(home, "elsewhere"))).toEqual([]);
  },
);

it("does not write through a link in the place of a copy", () => {
  call("add Button", first);
  writeFileSync(join(home, "secret"), "secret");
  rmSync(join(folder, "styles/part.ts"));
  symlinkSync(join(home, "secret"), join(folder, "styles/part.ts"));
  expect(call("update", second).said[0]).toContain("is a link");
  expect(readFileSync(join(home, "secret"), "utf8")).toBe("secret");
});

it.each([
  ["add ../Button", "has no ../Button"],
  ["add Nothing", "has no Nothing. npx @kamra/ui add lists all."],
  ["add button", "has no button. Did you mean Button?"],
  ["add", "There are: Button"],
  ["update Button", "Button is not copied"],
  ["diff toString", "toString is not copied"],
  ["remove Button", "npx @kamra/ui add"],
  ["add --force Button", "--force"],
])("answers %s by a sentence", (words, sentence) => {
  const { said, isOpen } = call(words, first);
  expect(said.join("\n")).toContain(sentence);
  expect(isOpen).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

it("a component that the package has dropped stays as it is, and holds up no other", () => {
  call("add Button part", first);
  write("button/Button.tsx", "ONE\n");
  const later = registry("2.0.0", part("PART\n"));
  expect(call("update Button", later).said[0]).toContain("has no Button. A copy of it stays yours");
  expect(read("styles/part.ts")).toBe("part\n");
  const { said, isOpen } = call("update", later);
  expect(said).toContain("Button: no longer in @kamra/ui; your copy stays as it is");
  expect(isOpen).toBe(false);
  expect(read("styles/part.ts")).toBe("PART\n");
  expect(read("button/Button.tsx")).toBe("ONE\n");
});

it("writes items for shadcn's command, each with all that it needs", () => {
  expect(call("shadcn", first).said).toEqual([`1 items in ${folder}`]);
  expect(JSON.parse(read("Button.json"))).toMatchObject({
    registryDependencies: [],
    files: [
      { path: "button/Button.tsx" },
      { path: "button/Button.css" },
      { path: "styles/part.ts", content: "part\n" },
    ],
  });
  expect(JSON.parse(read("registry.json"))).toMatchObject({
    items: [{ name: "Button", files: [{ path: "button/Button.tsx" }, {}, {}] }],
  });
  expect(call("shadcn ../Button", first).isOpen).toBe(true);
});
