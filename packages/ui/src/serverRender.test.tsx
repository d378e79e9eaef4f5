/// <reference types="vite/types/importMeta.d.ts" />
import { orderProgress } from "@kamra/core/orders";
import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as ui from "./index.ts";
import { milk } from "./stories/products.ts";

interface StoryFile extends Readonly<Record<string, StoryObj>> {
  readonly default: Meta;
}

interface Composed {
  (props: Readonly<Record<string, unknown>>): ReactElement;
  readonly parameters: { readonly rendersNothingOnServer?: string };
}

const storyFiles = import.meta.glob<StoryFile>("./**/*.stories.tsx", { eager: true });

const stories = Object.entries(storyFiles).flatMap(([path, file]) =>
  Object.entries<Composed>(composeStories(file)).map(([name, Story]) => [`${path} ${name}`, Story] as const),
);

const rendered = (element: ReactElement) => renderToString(<ui.UiProvider>{element}</ui.UiProvider>);
const nothing = rendered(<></>);

/** Boxes that a story lays its component out in. */
const storyBoxes = /^(?:<div(?: data-[a-z]+="[^"]*")? style="[^"]*">)+/;

it.each(stories)("%s is rendered on a server, the same every time", (_name, Story) => {
  expect(rendered(<Story />)).toBe(rendered(<Story />));
});

it.each(stories)("%s renders some content on a server, or its parameters give the reason why not", (name, Story) => {
  const reason = Story.parameters.rendersNothingOnServer;
  const isNothing = rendered(<Story />) === nothing;
  if (reason === undefined)
    expect(isNothing, `Give ${name} \`parameters: { rendersNothingOnServer: "the reason" }\``).toBe(false);
  else expect(isNothing, `${name} renders something: delete its \`rendersNothingOnServer\``).toBe(true);
});

/** Pages for designers, which no shop shows. */
const isForDesigners = (name: string): boolean => /^\.\/(?:theme|stories)\//.test(name);

it.each(stories.filter(([name]) => !isForDesigners(name)))(
  "%s brings no inline style, which a strict content policy refuses",
  (_name, Story) => {
    expect(rendered(<Story />).replace(storyBoxes, "")).not.toMatch(/\sstyle="/);
  },
);

/** Of rich text, whose pictures are the author's, and of a provider, which is a host itself. */
const hasItsOwn = (name: string): boolean => /RichText|UiProvider/.test(name);

it.each(stories.filter(([name]) => !hasItsOwn(name)))("%s asks the host where its pictures are", (_name, Story) => {
  const imageUrl: ui.ImageUrl = (image, { width }) => `https://pictures.test/${width}${image}`;
  const html = renderToString(
    <ui.UiProvider imageUrl={imageUrl}>
      <Story />
    </ui.UiProvider>,
  );
  const addresses = Array.from(html.matchAll(/<img [^>]*?src="([^"]*)"/g), ([, address = ""]) => address);
  expect(addresses.filter((address) => !/^https:\/\/pictures\.test\/\d+/.test(address))).toEqual([]);
});

/** A provider has no element of its own. */
const passesOnOtherwise = /\/UiProvider\.stories/;

const exported: ReadonlyArray<unknown> = Object.values(ui);

/** The first story of each component that is rendered by its props alone. */
const components = Object.entries(storyFiles).flatMap(([path, file]) => {
  const [first] = Object.entries<Composed>(composeStories(file));
  if (first === undefined || passesOnOtherwise.test(path) || !exported.includes(file.default.component)) return [];
  const [name, Story] = first;
  const hasOwnWay = file.default.render !== undefined || file[name]?.render !== undefined;
  return hasOwnWay || Story.parameters.rendersNothingOnServer !== undefined ? [] : [[path, Story] as const];
});

it("looks at the roots of most components", () => {
  expect(components.length).toBeGreaterThan(60);
});

it.each(components)("%s passes on to its root what a host gives it", (_path, Story) => {
  const html = rendered(<Story className="of-host" data-of-host="here" aria-description="of the host" />);
  const [tag] = /<[^>]*data-of-host="here"[^>]*>/.exec(html) ?? [];
  expect(html.match(/data-of-host/g)).toHaveLength(1);
  expect(tag).toContain('aria-description="of the host"');
  expect(html).toMatch(/class="[^"]*\bof-host"/);
});

const ofHost = { className: "of-host", "data-of-host": "here", "aria-description": "of the host" };
const card = { value: "1", icon: "truck", title: "Házhoz szállítás", ...ofHost } as const;
const cards = { label: "Hogyan kéred?", value: null, onChange: () => undefined };
const alert = { isSubscribed: false, onChange: () => undefined, ...ofHost };

const entry = { product: milk, quantity: 2, quantityType: "default", onChange: () => undefined, ...ofHost } as const;

it.each([
  ["a QuantityControl", <ui.QuantityControl key="" {...entry} />],
  ["a QuantityControl with a form", <ui.QuantityControl key="" {...entry} form={{ action: "/kosar", fields: {} }} />],
  ["a ProfileMenu of a guest", <ui.ProfileMenu key="" user={null} links={[]} onLogOut={() => undefined} {...ofHost} />],
  ["a card of RadioCards", <ui.RadioCards key="" {...cards} options={[card]} />],
  ["a card with details", <ui.RadioCards key="" {...cards} options={[{ ...card, details: "Ingyenes." }]} />],
  ["a StockAlert", <ui.StockAlert key="" {...alert} />],
  ["a StockAlert of a guest", <ui.StockAlert key="" {...alert} loginHref="/belepes" />],
])("%s passes on what a host gives it, once", (_name, element) => {
  const html = rendered(element);
  expect(html.match(/data-of-host="here"/g)).toHaveLength(1);
  expect(html.match(/aria-description="of the host"/g)).toHaveLength(1);
  expect(html.match(/class="[^"]*\bof-host"/g)).toHaveLength(1);
});

it("a card is described by its host and by why it cannot be chosen", () => {
  const option = { ...card, "aria-describedby": "hint", disabledReason: "Postán nem küldhetjük." };
  const html = rendered(<ui.RadioCards {...cards} options={[option]} />);
  const [, reason] = /id="([^"]*)">Postán/.exec(html) ?? [];
  expect(html).toContain(`aria-describedby="hint ${reason}"`);
});

it("a shop's own texts replace ours", () => {
  const html = renderToString(
    <ui.UiProvider texts={{ feedback: { retry: "Még egyszer" } }}>
      <ui.ErrorState onRetry={() => undefined} />
    </ui.UiProvider>,
  );
  expect(html).toContain("Még egyszer");
  expect(html).toContain(ui.uiTexts.feedback.errorTitle);
});

it("dates are written for the instant of the provider, and at that of the component where it has one", () => {
  const [then, later] = [new Date("2026-11-23T10:00:00Z"), new Date("2027-03-01T10:00:00Z")];
  const stages = orderProgress({ status: { code: "PENDING" }, createdAt: "2026-11-21T10:00:00Z", events: [] });
  const datesAt = (page: Date, own?: Date) =>
    renderToString(
      <ui.UiProvider now={page}>
        <ui.OrderProgress stages={stages} now={own} />
      </ui.UiProvider>,
    );
  expect(datesAt(later)).not.toBe(datesAt(then));
  expect(datesAt(later, then)).toBe(datesAt(then));
  expect(() => renderToString(<ui.OrderProgress stages={stages} />)).toThrow("`UiProvider` with `now`");
});
