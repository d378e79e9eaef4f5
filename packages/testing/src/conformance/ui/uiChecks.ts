import type { Page } from "playwright-core";
import type { CheckOf } from "../Check.ts";
import { add, addProduct, quantity } from "./addProduct.ts";
import { appears, type CheckedSite, closing, missing, type Named, rested } from "./CheckedSite.ts";
import { orderChecks } from "./orderChecks.ts";
import { profileChecks } from "./profileChecks.ts";

type SiteCheck = CheckOf<CheckedSite>;

const takeOut = /^Kivétel a kosárból: /;

const results = (term: string) => `/kereses/${encodeURIComponent(term)}`;

async function filledCart({ open, term }: CheckedSite): Promise<Page> {
  const page = await open(results(term));
  await addProduct(page);
  await page.goto("/kosar");
  await rested(page);
  return page;
}

const frame: SiteCheck = {
  rule: "NAV-2, NAV-3, NAV-5",
  promise: "Around every page are the banner with search, login and cart, the main menu, and the footer",
  repair: "Give these landmarks and controls the roles and names of docs/storefront-contract.md, in the HTML",
  faults: async ({ open }) => {
    const page = await open("/");
    const banner = page.getByRole("banner");
    return closing(page, [
      ...(await missing(banner, [
        ["link", /Kamra/],
        ["combobox", /^Keresés/],
        ["link", /Belépés/],
        ["link", /^Kosár/],
        ["navigation", /^Főmenü/],
      ])),
      ...((await appears(page.getByRole("contentinfo"))) ? [] : ["there is no contentinfo"]),
    ]);
  },
};

const headings: SiteCheck = {
  rule: "contract",
  promise: "Each page has a title, one main, one heading of level 1, and its language",
  repair: "Give each route one h1 within one main, a title of its own, and html a lang",
  faults: async ({ open, term }) => {
    const titles = new Set<string>();
    const faults: Array<string> = [];
    const paths = ["/", results(term), "/kosar", "/belepes", "/kapcsolat"];
    for (const path of paths) {
      const page = await open(path);
      const [mains, first] = [
        await page.getByRole("main").count(),
        await page.getByRole("heading", { level: 1 }).count(),
      ];
      if (mains !== 1 || first !== 1) faults.push(`${path} has ${mains} main and ${first} headings of level 1`);
      if ((await page.locator("html").getAttribute("lang")) === null) faults.push(`${path} has no lang`);
      titles.add(await page.title());
      await page.context().close();
    }
    return titles.size === paths.length ? faults : [...faults, `${paths.length} pages have ${titles.size} titles`];
  },
};

const search: SiteCheck = {
  rule: "NAV-2, LAW-10",
  promise: "A search leads to an address of its own, with the number of products and a card for each",
  repair: "Lead Enter in the combobox to /kereses/TERM, with a status and articles",
  faults: async ({ open, term }) => {
    const page = await open("/");
    const field = page.getByRole("banner").getByRole("combobox", { name: /^Keresés/ });
    await field.fill(term);
    await field.press("Enter");
    const isThere = await page
      .waitForURL((url) => decodeURIComponent(url.pathname) === `/kereses/${term}`)
      .then(
        () => true,
        () => false,
      );
    const main = page.getByRole("main");
    const count = main.getByRole("status").filter({ hasText: /\d/ });
    return closing(page, [
      ...(isThere ? [] : [`Enter led to ${new URL(page.url()).pathname}`]),
      ...((await appears(count)) ? [] : ["no status has a number"]),
      ...((await appears(main.getByRole("article"))) ? [] : ["there is no article"]),
      ...(await missing(main.getByRole("article"), [["button", add]])),
    ]);
  },
};

const adding: SiteCheck = {
  rule: "CART-9, CART-4",
  promise: "The first addition asks for the place; the answer puts the product into the cart, which the header counts",
  repair: "Ask in a dialog before the first addition, and complete the addition when it is answered",
  faults: async ({ open, term }) => {
    const page = await open(results(term));
    const cart = page.getByRole("banner").getByRole("link", { name: /^Kosár/ });
    const before = await cart.first().innerText();
    await addProduct(page);
    const after = await cart.first().innerText();
    const place = page.getByRole("banner").getByText(/1186 Budapest/);
    return closing(page, [
      ...(before === after ? [`the cart's link reads ${JSON.stringify(after)} before and after`] : []),
      ...((await appears(place)) ? [] : ["the banner does not name 1186 Budapest"]),
    ]);
  },
};

const staying: SiteCheck = {
  rule: "CART-1, TOTAL-1",
  promise: "The cart is there after a reload, with a line for each product and what is to be paid",
  repair: "Read the cart by the id in the cookie when the page loads",
  faults: async (site) => {
    const page = await filledCart(site);
    await page.reload();
    await rested(page);
    const main = page.getByRole("main");
    const sum = main.getByRole("region", { name: /Összesítés/ });
    return closing(page, [
      ...((await appears(main.getByRole("article"))) ? [] : ["there is no article"]),
      ...((await appears(sum.getByText(/Fizetendő/))) ? [] : ["no region Összesítés has Fizetendő"]),
      ...(await missing(main, [
        ["group", quantity],
        ["button", takeOut],
        ["button", /^Kosár ürítése/],
        ["button", /^Tovább a kapcsolattartóhoz/],
      ])),
    ]);
  },
};

const undoing: SiteCheck = {
  rule: "CART-4",
  promise: "A line that was taken out can be put back",
  repair: "Offer Visszateszem where the line was",
  faults: async (site) => {
    const page = await filledCart(site);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: takeOut }).first().click();
    const back = main.getByRole("button", { name: /^Visszateszem/ });
    if (!(await appears(back))) return closing(page, ["there is no button Visszateszem after a line was taken out"]);
    await back.first().click();
    return closing(
      page,
      (await appears(main.getByRole("group", { name: quantity }))) ? [] : ["the line did not come back"],
    );
  },
};

const checkout: SiteCheck = {
  rule: "CHK-7, FORM-1",
  promise: "A filled cart leads to the checkout's first step, with its fields and the way back",
  repair: "Name the fields and buttons of /megrendeles as the contract does",
  faults: async (site) => {
    const page = await filledCart(site);
    await page
      .getByRole("button", { name: /^Tovább a kapcsolattartóhoz/ })
      .first()
      .click();
    return closing(
      page,
      await missing(page, [
        ["textbox", /^Név/],
        ["textbox", /^E-mail cím/],
        ["textbox", /^Telefonszám/],
        ["button", /^Tovább a szállításhoz/],
        ["link", /^Vissza a kosárhoz/],
      ]),
    );
  },
};

const guests: SiteCheck = {
  rule: "SESS-7",
  promise: "A guest who opens the profile is led to the login",
  repair: "Redirect /profil to /belepes without a session",
  faults: async ({ open }) => {
    const page = await open("/profil");
    const path = new URL(page.url()).pathname;
    return closing(page, path === "/belepes" ? [] : [`/profil led to ${path}`]);
  },
};

const unknown: SiteCheck = {
  rule: "NAV-1",
  promise: "An address that does not exist answers 404, with a heading and the search",
  repair: "Set the status in the server's answer, and show the usual frame",
  faults: async ({ open }) => {
    const page = await open("/");
    const answer = await page.goto(`/nincs-ilyen-${crypto.randomUUID()}`);
    return closing(page, [
      ...(answer?.status() === 404 ? [] : [`the status is ${String(answer?.status())}`]),
      ...((await appears(page.getByRole("heading", { level: 1 }))) ? [] : ["there is no heading"]),
      ...(await missing(page, [["combobox", /^Keresés/]])),
    ]);
  },
};

const forms: ReadonlyArray<readonly [path: string, rule: string, named: ReadonlyArray<Named>]> = [
  [
    "/belepes",
    "FORM-4, SESS-1",
    [
      ["textbox", /^E-mail cím/],
      ["textbox", /^Jelszó/],
      ["button", /^Belépek/],
      ["link", /^Elfelejtettem a jelszavam/],
      ["link", /^Regisztráció/],
    ],
  ],
  [
    "/regisztracio",
    "FORM-1, LAW-9",
    [
      ["textbox", /^Név/],
      ["textbox", /^E-mail cím/],
      ["textbox", /^Jelszó/],
      ["checkbox", /^Elfogadom/],
      ["button", /^Létrehozom a fiókomat/],
    ],
  ],
  ["/elfelejtett-jelszo", "FORM-4", [["textbox", /^E-mail cím/]]],
  [
    "/kapcsolat",
    "FORM-2, FORM-4",
    [
      ["textbox", /^Név/],
      ["textbox", /^E-mail cím/],
      ["textbox", /^Telefonszám/],
      ["textbox", /^Tárgy/],
      ["textbox", /^Üzenet/],
    ],
  ],
  [
    "/elallas",
    "LAW-11",
    [
      ["textbox", /^A megrendelés száma/],
      ["textbox", /^E-mail/],
      ["button", /^Kérem a hivatkozást/],
    ],
  ],
];

const formChecks = forms.map<SiteCheck>(([path, rule, named]) => ({
  rule,
  promise: `${path} has its fields and buttons`,
  repair: "Give each field a label and each button a text, as docs/storefront-contract.md has them",
  faults: async ({ open }) => {
    const page = await open(path);
    return closing(page, await missing(page.getByRole("main"), named));
  },
}));

/** What docs/storefront-contract.md promises of pages, those of a guest first. */
export const uiChecks: ReadonlyArray<SiteCheck> = [
  frame,
  headings,
  search,
  adding,
  staying,
  undoing,
  checkout,
  guests,
  unknown,
  ...formChecks,
  ...profileChecks,
  ...orderChecks,
];
