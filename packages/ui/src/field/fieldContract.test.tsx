import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as ui from "../index.ts";

const bound = {
  id: "mezo",
  name: "kuldve",
  label: "Kérdés",
  value: "",
  onChange: () => undefined,
  onBlur: () => undefined,
  error: null,
} as const;

/** Every field of the library, with what any form gives it: `given` is the rest of the contract. */
const fields: Readonly<Record<string, (given: object) => React.ReactNode>> = {
  Checkbox: ({ ...given }) => (
    <ui.Checkbox {...bound} value="on" isSelected={false} {...given}>
      Kérdés
    </ui.Checkbox>
  ),
  ComboBox: (given) => <ui.ComboBox {...bound} value={null} options={[{ id: "1", label: "Egy" }]} {...given} />,
  EmailField: (given) => <ui.EmailField {...bound} {...given} />,
  PasswordField: (given) => <ui.PasswordField {...bound} autoComplete="new-password" strength={null} {...given} />,
  PhoneField: (given) => <ui.PhoneField {...bound} {...given} />,
  PostcodeField: (given) => <ui.PostcodeField {...bound} {...given} />,
  RadioCards: (given) => (
    <ui.RadioCards {...bound} value={null} options={[{ value: "1", icon: "truck", title: "Egy" }]} {...given} />
  ),
  Select: (given) => <ui.Select {...bound} options={[{ value: "1", label: "Egy" }]} {...given} />,
  TaxNumberField: (given) => <ui.TaxNumberField {...bound} {...given} />,
  TextArea: (given) => <ui.TextArea {...bound} {...given} />,
  TextField: (given) => <ui.TextField {...bound} {...given} />,
};
const all = Object.entries(fields);

/** The composed fields take a binding for each of theirs, by `field`. */
const composed = new Set(["AddressFields", "BillingFields", "ContactFields", "StreetFields"]);

const modules = Object.keys(import.meta.glob("./*.page.tsx")).flatMap((path) => /(\w+)\.page/.exec(path)?.[1] ?? []);

it("knows every field", () => {
  const missing = modules.filter((name) => !(name in fields) && !composed.has(name));
  expect(missing, "Add the new field here, so that it keeps the contract.").toEqual([]);
});

/** The text of the elements that describe the first element with `marker`. */
function describing(html: string, marker: string): string {
  const [tag = ""] = html.match(new RegExp(`<[^>]*${marker}[^>]*>`)) ?? [];
  const ids = /aria-describedby="([^"]*)"/.exec(tag)?.[1]?.split(" ") ?? [];
  return ids.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)`).exec(html)?.[1] ?? "").join(" ");
}

it.each(all)("%s says what is wrong, to screen readers too", (_name, Field) => {
  const html = renderToStaticMarkup(Field({ error: "Ez így nem jó." }));
  expect(describing(html, 'aria-invalid="true"')).toContain("Ez így nem jó.");
});

it.each(all)("%s shows the help that its form gives", (_name, Field) => {
  const html = renderToStaticMarkup(Field({ description: "Így segítünk." }));
  expect(describing(html, "aria-describedby=")).toContain("Így segítünk.");
});

it.each(all)("%s is sent under its name, and has its id", (_name, Field) => {
  const html = renderToStaticMarkup(Field({}));
  expect(html).toMatch(/<(?:input|select|textarea)[^>]* name="kuldve"/);
  expect(html).toMatch(/<(?:input|select|textarea|fieldset)[^>]* id="mezo"/);
});

it.each(all)("%s can be out of use", (_name, Field) => {
  expect(renderToStaticMarkup(Field({ isDisabled: true }))).toMatch(
    /<(?:input|select|textarea|fieldset)[^>]* disabled=""/,
  );
});

it.each(all.filter(([name]) => name !== "Checkbox"))("%s can be optional", (_name, Field) => {
  expect(renderToStaticMarkup(Field({ isOptional: true }))).toContain(ui.uiTexts.field.optional);
});

it.each(all)("%s takes the host's class, and data for its input", (_name, Field) => {
  const html = renderToStaticMarkup(Field({ className: "host", "data-probe": "1" }));
  expect(html).toMatch(/^<\w+[^>]* class="[^"]*host/);
  expect(html).toMatch(/<(?:input|select|textarea|fieldset)[^>]* data-probe="1"/);
});

it.each(all.filter(([name]) => /Field$|TextArea/.test(name)))("%s can be read only", (_name, Field) => {
  expect(renderToStaticMarkup(Field({ isReadOnly: true }))).toMatch(/<(?:input|textarea)[^>]* readOnly=""/i);
});
