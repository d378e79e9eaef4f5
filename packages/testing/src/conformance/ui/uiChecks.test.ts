import { type Browser, chromium as engine } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromium } from "../../../../../scripts/config/chromium.ts";
import type { CheckOf } from "../Check.ts";
import { runChecks } from "../runChecks.ts";
import { checkedSite, type CheckedSite } from "./CheckedSite.ts";
import { openSite, type SiteChange } from "./goodSite.test.kit.ts";
import { uiChecks } from "./uiChecks.ts";

const on =
  (path: string, change: (html: string) => string): SiteChange =>
  (answer, asked) =>
    asked === path ? { ...answer, html: change(answer.html) } : answer;
const everywhere =
  (change: (html: string) => string): SiteChange =>
  (answer) => ({ ...answer, html: change(answer.html) });
const reading = (text: string, other: string) => (html: string) => html.replaceAll(text, other);

/** Shops that break one promise each, and a part of it. */
const brokenSites: ReadonlyArray<readonly [name: string, change: SiteChange, promise: string]> = [
  ["no footer", everywhere(reading("footer", "div")), "Around every page"],
  ["two headings", on("/kapcsolat", reading("<h1>", "<h1>Kapcsolat</h1><h1>")), "Each page has a title"],
  [
    "one title",
    everywhere((html) => html.replace(/<title>.*<\/title>/, "<title>Kamra</title>")),
    "Each page has a title",
  ],
  ["a search without a number", on("/kereses/tej", reading("1 termék</p>", "Találatok</p>")), "A search leads"],
  ["a cart that is not counted", everywhere(reading("Kosár 1 termék", "Kosár")), "The first addition"],
  ["a cart without what is to be paid", on("/kosar", reading("Fizetendő", "Összesen")), "The cart is there"],
  ["a line that cannot be put back", on("/kosar", reading("Visszateszem", "Kivetted")), "A line that was taken out"],
  ["a field with another name", on("/megrendeles", reading("Telefonszám", "Mobil")), "A filled cart leads"],
  [
    "a profile for guests",
    (answer, path) =>
      path === "/profil" && answer.location === "/belepes" ? { status: 200, html: "<h1>Profil</h1>" } : answer,
    "A guest who opens",
  ],
  [
    "a missing page that is found",
    (answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer),
    "An address that does not",
  ],
  ["a login without its button", on("/belepes", reading("Belépek", "Tovább")), "/belepes has"],
  ["a registration without a name", on("/regisztracio", reading("Név", "Becenév")), "/regisztracio has"],
  [
    "a forgotten password without a field",
    on("/elfelejtett-jelszo", reading("E-mail cím", "Hol")),
    "/elfelejtett-jelszo has",
  ],
  ["a message without a subject", on("/kapcsolat", reading("Tárgy", "Mi")), "/kapcsolat has"],
  ["a withdrawal without a button", on("/elallas", reading("Kérem a hivatkozást", "Küldés")), "/elallas has"],
  ["a banner without the name", everywhere(reading("Próba Panna", "Fiókom")), "Who registers"],
  ["a profile of six pages", on("/profil", reading(`<a href="/profil/6">6</a>`, "")), "/profil leads"],
  [
    "a deletion without a question",
    on("/profil/szallitasi-cimeim", reading("alertdialog", "note")),
    "A shipping address",
  ],
  [
    "a billing address that is lost",
    on("/profil/szamlazasi-cimeim", reading("Közdűlő út", "Másik út")),
    "A billing address",
  ],
  [
    "an empty list of cards without a word",
    on("/profil/mentett-kartyaim", reading("Még nincs", "Itt a")),
    "A user without",
  ],
  [
    "an order that cannot be cancelled",
    on("/megrendeles/statusz/T1", reading("Lemondom a megrendelést", "Vissza")),
    "A user's cart becomes",
  ],
  ["a checkout without a time", on("/megrendeles/kiszallitas", reading("Idősávok", "Mikor")), "A user's cart becomes"],
  [
    "an order whose page has no status",
    on("/profil/eddigi-megrendeleseim/1", reading("A megrendelés állapota", "Hol tart")),
    "An order is among",
  ],
  [
    "a list without invitations",
    on("/profil/bevasarlolistaim/1", reading("Meghívom", "Küldés")),
    "A list that is made",
  ],
  [
    "orders that say nothing",
    on("/profil/eddigi-megrendeleseim", reading("Még nem rendeltél", "Itt")),
    "A user who has not",
  ],
];

// It needs a browser and a minute: in full runs.
describe.runIf(process.env["KAMRA_FULL"] !== undefined)("checks of pages", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await engine.launch(chromium);
  });
  afterAll(() => browser.close());

  async function brokenOn(change: SiteChange | undefined, checks: ReadonlyArray<CheckOf<CheckedSite>> = uiChecks) {
    const { base, close } = await openSite(change);
    const results = await runChecks(
      checkedSite(browser, { base, term: "tej", placesOrders: true, patienceMs: 3000 }),
      checks,
    );
    close();
    return results
      .filter(({ faults }) => faults.length > 0)
      .map(({ promise, faults }) => [promise, ...faults].join("; "));
  }

  it("a shop of plain pages keeps each promise", async () => {
    expect(await brokenOn(undefined)).toEqual([]);
  });

  it("each promise is broken by a shop", () => {
    expect(uiChecks.filter(({ promise }) => !brokenSites.some(([, , part]) => promise.startsWith(part)))).toEqual([]);
  });

  it.each(brokenSites)("a shop with %s breaks the promise that it is about", async (_name, change, part) => {
    const about = uiChecks.filter(({ promise }) => promise.startsWith(part));
    expect(await brokenOn(change, about)).toEqual([expect.stringContaining(part)]);
  });

  // All checks of a shop take long: every seventh shop shows that it breaks nothing else.
  it.each(brokenSites.filter((_site, index) => index % 7 === 0))(
    "a shop with %s breaks no other promise",
    async (_name, change, part) => {
      expect(await brokenOn(change)).toEqual([expect.stringContaining(part)]);
    },
  );
});
