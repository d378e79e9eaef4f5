import type { Locator } from "playwright-core";
import type { CheckOf } from "../Check.ts";
import { appears, type CheckedSite, closing, field, missing, rested } from "./CheckedSite.ts";

type SiteCheck = CheckOf<CheckedSite>;

const gone = (locator: Locator): Promise<boolean> =>
  locator
    .first()
    .waitFor({ state: "hidden" })
    .then(
      () => true,
      () => false,
    );

const entered: SiteCheck = {
  rule: "SESS-3, SESS-4",
  promise: "Who registers is logged in: the banner has their name, with a menu that ends in Kijelentkezés",
  repair: "Log in with what was registered, and name the banner's button after the user",
  faults: async ({ openAsUser }) => {
    const page = await openAsUser("/");
    const banner = page.getByRole("banner");
    const name = banner.getByRole("button", { name: /Próba Panna/ });
    if (!(await appears(name))) return closing(page, ["the banner has no button with the name that was registered"]);
    await name.first().click();
    return closing(page, await missing(banner, [["button", /^Kijelentkezés/]]));
  },
};

const profile: SiteCheck = {
  rule: "NAV-6, SESS-4",
  promise: "/profil leads a user to seven pages, and has the logout",
  repair: "Link the seven pages of docs/storefront-contract.md in a navigation within main",
  faults: async ({ openAsUser }) => {
    const page = await openAsUser("/profil");
    const main = page.getByRole("main");
    const links = main.getByRole("navigation", { name: /^Profilom/ }).getByRole("link");
    await appears(links);
    const count = await links.count();
    return closing(page, [
      ...(count === 7 ? [] : [`the navigation Profilom has ${count} links`]),
      ...(await missing(main, [["button", /^Kijelentkezés a fiókból/]])),
    ]);
  },
};

const savedAddress = (what: string, { path, add }: { readonly path: string; readonly add: RegExp }): SiteCheck => ({
  rule: "FORM-1, MODAL-4",
  promise: `${what} is saved, is there after a reload, and is deleted after a question`,
  repair: `Name the fields and buttons of ${path} as the contract does, and ask in an alertdialog`,
  faults: async ({ openAsUser }) => {
    const page = await openAsUser(path);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: add }).first().click();
    await field(main, /^Név/).fill("Próba Panna");
    await field(main, /^Irányítószám/).fill("1186");
    await field(main, /^Utca/).fill("Közdűlő út");
    await field(main, /^Házszám/).fill("46");
    await rested(page);
    await main.getByRole("button", { name: /^Mentem a címet/ }).click();
    await appears(main.getByText(/Közdűlő út/));
    await page.reload();
    await rested(page);
    if (!(await appears(main.getByText(/Közdűlő út/))))
      return closing(page, ["the address is not there after a reload"]);
    const absent = await missing(main, [
      ["link", /^Módosítás/],
      ["button", /^Törlés/],
    ]);
    if (absent.length > 0) return closing(page, absent);
    await main
      .getByRole("button", { name: /^Törlés/ })
      .first()
      .click();
    const question = page.getByRole("alertdialog");
    if (!(await appears(question))) return closing(page, ["no alertdialog asks before the address is deleted"]);
    await question.getByRole("button", { name: /^Törlés/ }).click();
    return closing(page, (await gone(main.getByText(/Közdűlő út/))) ? [] : ["the address is still there"]);
  },
});

const shipping = savedAddress("A shipping address", { path: "/profil/szallitasi-cimeim", add: /^Új szállítási cím/ });
const billing = savedAddress("A billing address", { path: "/profil/szamlazasi-cimeim", add: /^Új számlázási cím/ });

const cards: SiteCheck = {
  rule: "PAY-3",
  promise: "A user without a saved card is told so on the page of cards",
  repair: 'Say "Még nincs mentett kártyád" on /profil/mentett-kartyaim',
  faults: async ({ openAsUser }) => {
    const page = await openAsUser("/profil/mentett-kartyaim");
    const isSaid = await appears(page.getByRole("main").getByText(/Még nincs mentett kártyád/));
    return closing(page, isSaid ? [] : ['/profil/mentett-kartyaim does not say "Még nincs mentett kártyád"']);
  },
};

const lists: SiteCheck = {
  rule: "LIST-5, LIST-7, LIST-9",
  promise: "A list that is made opens, takes products and invitations, and is among the lists after a reload",
  repair: "Name the fields and buttons of /profil/bevasarlolistaim and of a list as the contract does",
  faults: async ({ openAsUser }) => {
    const page = await openAsUser("/profil/bevasarlolistaim");
    const main = page.getByRole("main");
    await field(main, /^Új lista neve/).fill("Próbalista");
    await main.getByRole("button", { name: /^Létrehozom/ }).click();
    const isOpen = await page.waitForURL(/\/profil\/bevasarlolistaim\/./).then(
      () => true,
      () => false,
    );
    if (!isOpen) return closing(page, ["a new list did not open at /profil/bevasarlolistaim/LIST"]);
    const absent = [
      ...(await missing(main, [["combobox", /^Termék hozzáadása/]])),
      ...(await missing(main.getByRole("region", { name: /^Közös lista/ }), [
        ["textbox", /^E-mail cím/],
        ["button", /^Meghívom/],
      ])),
    ];
    await page.goto("/profil/bevasarlolistaim");
    const card = main.getByRole("article").filter({ hasText: "Próbalista" });
    return closing(page, [...absent, ...((await appears(card)) ? [] : ["no article has the new list"])]);
  },
};

const orders: SiteCheck = {
  rule: "ORDER-10, NAV-6",
  promise: "A user who has not ordered yet is told so on the pages of orders and of ordered products",
  repair: "Say that there is nothing yet, and lead on to products",
  faults: async ({ openAsUser }) => {
    const faults: Array<string> = [];
    for (const path of ["/profil/eddigi-megrendeleseim", "/profil/korabban-rendelt"]) {
      const page = await openAsUser(path);
      const main = page.getByRole("main");
      if (new URL(page.url()).pathname !== path) faults.push(`${path} led a user to ${new URL(page.url()).pathname}`);
      else if (!(await appears(main.getByText(/Még nem rendeltél/))))
        faults.push(`${path} does not say "Még nem rendeltél"`);
      await page.context().close();
    }
    return faults;
  },
};

/** What docs/storefront-contract.md promises of the pages of a user, whom the first check registers. */
export const profileChecks: ReadonlyArray<SiteCheck> = [entered, profile, shipping, billing, cards, lists, orders];
