import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { questionOf } from "./questionOf.tsx";

/** The dialog's text, and the answer of each button. */
const asked = (dialog: Parameters<typeof questionOf>[0]) => {
  const answers: unknown[] = [];
  const dialogs = { answer: (_dialog: unknown, given: unknown) => answers.push(given) };
  const { title, confirm, decline, other, children, onConfirm } = questionOf(dialog, { dialogs });
  onConfirm();
  other?.onPress();
  return {
    title,
    buttons: [confirm, decline, other?.label],
    text: renderToStaticMarkup(createElement(Fragment, null, children)),
    answers,
  };
};

it("[MODAL-4] asks before a deletion", () => {
  expect(asked({ kind: "deletion", what: "Hétvége" })).toMatchObject({
    buttons: ["Törlés", "Mégsem", undefined],
    text: "<p>Hétvége</p>",
    answers: ["delete"],
  });
});

it("[MODAL-4] shows a message with its title and body, and one button that closes it", () => {
  expect(asked({ kind: "content", title: "Szállítás", body: "Szünetel.\nHolnapig." })).toEqual({
    title: "Szállítás",
    buttons: ["Rendben", undefined, undefined],
    text: "<p>Szünetel.</p><p>Holnapig.</p>",
    answers: [null],
  });
});

it("[NET-6] [MODAL-4] an error dialog shows its text, and a default one where it has none", () => {
  expect(asked({ kind: "error", text: "Elfogyott." }).text).toBe("<p>Elfogyott.</p>");
  expect(asked({ kind: "error", text: "" })).toMatchObject({
    text: "<p>Hiba történt, kérünk, próbáld újra!</p>",
    answers: [null],
  });
});

it("[FORM-5] unsaved changes can be saved and discarded, or the shopper stays", () => {
  expect(asked({ kind: "unsavedChanges" })).toMatchObject({
    buttons: ["Mentés", "Mégsem", "Elvetés"],
    answers: ["save", "discard"],
  });
});

it("[MODAL-1] after a registration the shopper goes on shopping or to the personal menu", () => {
  const { text, ...question } = asked({ kind: "registrationSuccess" });
  expect(question).toMatchObject({
    title: "Köszönjük, hogy regisztráltál",
    buttons: ["A fiókomhoz", "Vásárolok tovább", undefined],
    answers: ["personalMenu"],
  });
  expect(text).toContain("e-mail");
});
