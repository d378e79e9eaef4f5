import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { texts } from "../model/lists.test.arbitrary.ts";
import { heldListTexts } from "./heldListTexts.ts";

const onList = fc.uniqueArray(fc.record({ text: texts }), { selector: ({ text }) => text });
const onPage = fc.uniqueArray(fc.record({ text: texts, isTicked: fc.boolean() }), { selector: ({ text }) => text });

it.prop([onPage, onList], runs)(
  "[LIST-11] a text keeps its place on an open page, and is ticked exactly when the list has it no more",
  (held, list) => {
    const shown = heldListTexts(held, list);
    expect(shown.slice(0, held.length).map(({ text }) => text)).toEqual(held.map(({ text }) => text));
    const wanted = shown.filter(({ isTicked }) => !isTicked).map(({ text }) => text);
    expect(wanted.toSorted()).toEqual(list.map(({ text }) => text).toSorted());
    expect(shown.length).toBe(new Set([...held, ...list].map(({ text }) => text)).size);
  },
);

it.prop([onPage, onList], runs)("[LIST-11] texts that did not change stay the same objects", (held, list) => {
  const once = heldListTexts(held, list);
  expect(heldListTexts(once, list)).toBe(once);
  for (const line of held)
    if (once.some((same) => same.text === line.text && same.isTicked === line.isTicked)) expect(once).toContain(line);
});
