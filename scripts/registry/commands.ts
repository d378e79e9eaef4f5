import { type Copies, readBase, readCopies, readText, Refusal, type Written, writeCopies } from "./Copies.ts";
import { changes, hasMarks, isSame, merged } from "./merged.ts";
import { itemsOf, type Registry, wholeItem } from "./Registry.ts";

export interface Asked {
  readonly names: ReadonlyArray<string>;
  /** The folder of copies. */
  readonly folder: string;
  readonly registry: Registry;
}

/** What is said, and whether the person has something left to do. */
export interface Answer {
  readonly said: ReadonlyArray<string>;
  readonly isOpen: boolean;
}

/** The package's texts of components, by path. Refuses a name that it does not have. */
function textsOf({ names, registry }: Pick<Asked, "names" | "registry">): ReadonlyMap<string, string> {
  const files = names.flatMap((name) => {
    const items = itemsOf(name, registry);
    if (items === undefined)
      throw new Refusal(`@kamra/ui ${registry.meta.version} has no ${name}. A copy of it stays yours, as it is.`);
    return items.flatMap((item) => item.files);
  });
  return new Map(files.map(({ path, content }) => [path, content]));
}

const versionsOf = ({ names, registry }: Asked) =>
  Object.fromEntries(names.map((name) => [name, registry.meta.version]));

/** A file to copy into the folder. Refuses to overwrite another text: it is the team's. */
function newFile(path: string, text: string, folder: string): Written {
  const there = readText(folder, path);
  if (there !== undefined && !isSame(there, text))
    throw new Refusal(`${folder}/${path} is there already and is no copy. Move it away; nothing was written.`);
  return { path, text: there === undefined ? text : undefined, base: text };
}

const componentsOf = ({ items }: Registry): ReadonlyArray<string> =>
  items.filter(({ type }) => type === "registry:component").map(({ name }) => name);

/** Refuses names that the package does not have, and says which it has. */
function refuseUnknown({ names, registry }: Asked): void {
  const all = componentsOf(registry);
  if (names.length === 0)
    throw new Refusal(`Name a component: npx @kamra/ui add ProductCard\nThere are: ${all.join(", ")}`);
  const unknown = names.find((name) => itemsOf(name, registry) === undefined);
  if (unknown === undefined) return;
  const alike = all.filter((name) => name.toLowerCase().includes(unknown.toLowerCase()));
  const hint = alike.length > 0 ? `Did you mean ${alike.join(" or ")}?` : "npx @kamra/ui add lists all.";
  throw new Refusal(`@kamra/ui ${registry.meta.version} has no ${unknown}. ${hint}`);
}

/** Copies components and what they need. Files that are copied already stay as they are: `update` merges. */
export function add(asked: Asked): Answer {
  const { names, folder, registry } = asked;
  refuseUnknown(asked);
  const before = readCopies(folder);
  const texts = [...textsOf(asked)].filter(([path]) => !Object.hasOwn(before.files, path));
  const written = texts.map(([path, text]) => newFile(path, text, folder));
  const components = { ...versionsOf(asked), ...before.components };
  writeCopies(folder, { written, components, before });
  const needed = [...new Set(names.flatMap((name) => wholeItem(name, registry)?.dependencies ?? []))];
  return {
    said: [
      ...written.map(({ path }) => `${folder}/${path}`),
      `${names.join(", ")} of @kamra/ui ${registry.meta.version}: yours now. Commit ${folder}/.kamra too.`,
      ...(needed.length > 0 ? [`Needs ${needed.join(" ")}`] : []),
      "Import @kamra/ui/styles.css once: it brings the tokens.",
    ],
    isOpen: false,
  };
}

/** The copied components that are asked for, or all that the package still has. */
function copiedNames({ names, registry }: Asked, copies: Copies): ReadonlyArray<string> {
  const missing = names.find((name) => !Object.hasOwn(copies.components, name));
  if (missing !== undefined) throw new Refusal(`${missing} is not copied: npx @kamra/ui add ${missing}`);
  const has = (name: string) => registry.items.some((item) => item.name === name);
  return names.length > 0 ? names : Object.keys(copies.components).filter(has);
}

/** Your edits and the package's, since the copy or the last merge. */
export function diff(asked: Asked): Answer {
  const { folder, registry } = asked;
  const copies = readCopies(folder);
  const texts = textsOf({ names: copiedNames(asked, copies), registry });
  const said = [...texts].flatMap(([path, theirs]) => {
    if (!Object.hasOwn(copies.files, path)) return [`New in @kamra/ui ${registry.meta.version}: ${path}`];
    const base = readBase(folder, path, copies);
    const yours = readText(folder, path);
    const [edits, later] = [yours === undefined ? "removed\n" : changes(base, yours), changes(base, theirs)];
    return [
      ...(edits === "" ? [] : [`Yours: ${path}\n${edits}`]),
      ...(later === "" ? [] : [`@kamra/ui ${registry.meta.version}: ${path}\n${later}`]),
    ];
  });
  return { said: said.length > 0 ? said : ["No changes on either side."], isOpen: false };
}

/** One file after the merge, and what to say of it. */
function updatedFile(
  path: string,
  theirs: string,
  { folder, copies }: { readonly folder: string; readonly copies: Copies },
) {
  if (!Object.hasOwn(copies.files, path))
    return { written: newFile(path, theirs, folder), said: [`${folder}/${path}: new`], isOpen: false };
  const base = readBase(folder, path, copies);
  const yours = readText(folder, path);
  if (yours === undefined) {
    const said = isSame(base, theirs) ? [] : [`${folder}/${path}: changed in @kamra/ui, and you have removed it`];
    return { written: { path, text: undefined, base: theirs }, said, isOpen: said.length > 0 };
  }
  const { text, conflicts } = merged({ base, yours, theirs });
  const done = isSame(base, yours) ? "updated" : "merged with your edits";
  const what = conflicts === 0 ? done : conflicts === 1 ? "1 conflict" : `${conflicts} conflicts`;
  return {
    written: { path, text: text === yours ? undefined : text, base: theirs },
    said: text === yours ? [] : [`${folder}/${path}: ${what}`],
    isOpen: conflicts > 0,
  };
}

/** What a new version of the package has no longer, of what is copied. */
function goneFrom({ folder, registry }: Asked, copies: Copies): ReadonlyArray<string> {
  const copied = Object.entries(copies.components);
  if (copied.every(([, version]) => version === registry.meta.version)) return [];
  const has = (name: string) => registry.items.some((item) => item.name === name);
  const names = copied.map(([name]) => name);
  const gone = names.filter((name) => !has(name));
  const needed = textsOf({ names: names.filter(has), registry });
  // What a component needs that is gone stays with it.
  const left = gone.length > 0 ? [] : Object.keys(copies.files).filter((path) => !needed.has(path));
  return [
    ...gone.map((name) => `${name}: no longer in @kamra/ui; your copy stays as it is`),
    ...left
      .filter((path) => readText(folder, path) !== undefined)
      .map((path) => `${folder}/${path}: no longer part of @kamra/ui; delete it unless you import it`),
  ];
}

/** Refuses to merge into files whose conflicts of before are not solved: marks between marks say nothing. */
function refuseOpenConflicts(paths: Iterable<string>, folder: string): void {
  const open = [...paths].filter((path) => hasMarks(readText(folder, path) ?? "")).map((path) => `${folder}/${path}`);
  if (open.length > 0) throw new Refusal(`Solve the open conflicts first; nothing was written: ${open.join(", ")}`);
}

/** Merges the package's later changes into copies. Where both changed the same lines, both stand between marks. */
export function update(asked: Asked): Answer {
  const { folder, registry } = asked;
  const before = readCopies(folder);
  const names = copiedNames(asked, before);
  const texts = textsOf({ names, registry });
  refuseOpenConflicts(texts.keys(), folder);
  const updated = [...texts].map(([path, theirs]) => updatedFile(path, theirs, { folder, copies: before }));
  const said = [...updated.flatMap((file) => file.said), ...goneFrom(asked, before)];
  writeCopies(folder, {
    written: updated.map(({ written }) => written),
    components: versionsOf({ ...asked, names }),
    before,
  });
  return {
    said: said.length > 0 ? said : [`Nothing to merge: your copies are at @kamra/ui ${registry.meta.version}.`],
    isOpen: updated.some(({ isOpen }) => isOpen),
  };
}
