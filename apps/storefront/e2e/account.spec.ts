import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { enterAs } from "./enterAs.ts";
import { Shopper } from "./Shopper.ts";
import { asDeveloper, expect, test } from "./test.ts";

const password = "lila elefánt";
const newPerson = () => ({ name: "Kovács Anna", email: `anna-${randomUUID()}@pelda.hu` });
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });
const field = (page: Page, name: string) => page.getByRole("main").getByLabel(name, { exact: true });
const profileButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Kovács Anna" });
const welcome = (page: Page) => page.getByRole("dialog", { name: "Köszönjük, hogy regisztráltál" });

/** Creates an account as another frontend would, without a login. */
async function registered(page: Page) {
  const person = newPerson();
  const query = "mutation ($data: RegistrationInput!) { registration(registrationData: $data) { token } }";
  const data = { query, variables: { data: { ...person, password } } };
  expect((await page.request.post("/graphql", { data })).ok()).toBe(true);
  return person;
}

async function logIn(page: Page, { email, secret = password }: { readonly email: string; readonly secret?: string }) {
  await field(page, "E-mail cím").fill(email);
  await field(page, "Jelszó").fill(secret);
  await button(page, "Belépek").click();
}

async function logOut(page: Page) {
  const out = page.getByRole("banner").getByRole("button", { name: "Kijelentkezés" });
  // A dialog that has just closed gives the focus back to the page, and the menu closes when it loses the focus.
  await expect(async () => {
    if (!(await out.isVisible())) await profileButton(page).click();
    await out.click({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("banner").getByRole("link", { name: "Belépés / Regisztráció" })).toBeVisible();
}

/** The address behind the named button of the newest mail with this subject. */
async function mailedPath(
  page: Page,
  email: string,
  { subject, label }: Readonly<Record<"subject" | "label", string>>,
) {
  await page.goto("/postalada");
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: subject }).click();
  const href = await page.getByRole("link", { name: label }).getAttribute("href");
  return new URL(href ?? "").pathname;
}

test("[SESS-3] [SESS-7] [MODAL-1] registering logs in, thanks the shopper, leads back to the product, and tells when the newsletter failed", async ({
  page,
}) => {
  const person = newPerson();
  const refusal = { data: null, errors: [{ message: "no", extensions: { code: "UNAVAILABLE" } }] };
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("subscribeToNewsletter") === true
      ? route.fulfill({ status: 200, contentType: "application/json", body: JSON.stringify(refusal) })
      : route.fallback(),
  );
  await new Shopper(page).open("/termekek/pinova-alma");
  await page.getByRole("banner").getByRole("link", { name: "Belépés / Regisztráció" }).click();
  await page.getByRole("main").getByRole("link", { name: "Regisztráció" }).click();
  await field(page, "Név").fill(person.name);
  await field(page, "E-mail cím").fill(person.email);
  await field(page, "Jelszó").fill("1Qaz2Wsx");
  await expect(page.getByText("Ez a jelszó könnyen kitalálható")).toBeVisible();
  await field(page, "Jelszó").fill(password);
  // The box itself: on a narrow screen the middle of its label is a link.
  await page.getByRole("checkbox", { name: /Elfogadom/ }).check({ position: { x: 8, y: 8 } });
  await page
    .getByRole("main")
    .getByRole("checkbox", { name: /^Kérem a hírlevelet/ })
    .check();
  await button(page, "Létrehozom a fiókomat").click();
  await expect(page).toHaveURL("/termekek/pinova-alma");
  await welcome(page).getByRole("button", { name: "Vásárolok tovább" }).click();
  await expect(welcome(page)).toBeHidden();
  const toast = page.getByRole("region", { name: "Értesítések" }).getByRole("listitem");
  await expect(toast).toContainText("a hírlevélre nem sikerült feliratkoznod");
  await toast.getByRole("button").click();
  await expect(profileButton(page)).toBeVisible();
  await profileButton(page).click();
  await expect(page.getByRole("navigation", { name: "Profilom" }).getByRole("link")).toHaveCount(5);
});

test("[NAV-6] [SESS-4] the profile redirects a guest to the login and back, and a logout closes it", async ({
  page,
  context,
}) => {
  const email = await enterAs("Kovács Anna", context);
  await new Shopper(page).open("/profil");
  await expect(page.getByRole("heading", { level: 1, name: "Szia, Kovács Anna!" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("navigation").getByRole("link")).toHaveCount(7);
  await button(page, "Kijelentkezés a fiókból").click();
  await expect(page).toHaveURL("/");
  await page.goto("/profil");
  await expect(page).toHaveURL(/\/belepes\?vissza=%2Fprofil$/);
  await new Shopper(page).listening();
  await logIn(page, { email });
  await expect(page).toHaveURL("/profil");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Szia, Kovács Anna!" })).toBeVisible();
});

test("[SESS-6] a logout in one tab logs the other one out", { tag: "@full" }, async ({ page, context }) => {
  await enterAs("Kovács Anna", context);
  await new Shopper(page).open("/profil");
  const other = await context.newPage();
  await new Shopper(other).open("/kosar");
  await expect(profileButton(other)).toBeVisible();
  await logOut(other);
  await expect(page).toHaveURL(/\/belepes/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Belépés / Regisztráció" })).toBeVisible();
});

test("[SESS-7] a wrong password is reported, the form keeps its values, and the right one leads to no other site", async ({
  page,
}) => {
  const { email } = await registered(page);
  await new Shopper(page).open(`/belepes?vissza=${encodeURIComponent("//gonosz.example/profil")}`);
  await button(page, "Belépek").click();
  const summary = page.getByRole("group", { name: "2 mezőt még javíts ki, kérünk:" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Jelszó" }).click();
  await expect(field(page, "Jelszó")).toBeFocused();
  await logIn(page, { email, secret: "nem ez az" });
  await expect(page.getByRole("group", { name: "Az e-mail cím vagy a jelszó nem megfelelő!" })).toBeFocused();
  await expect(field(page, "E-mail cím")).toHaveValue(email);
  await expect(field(page, "Jelszó")).toHaveValue("nem ez az");
  await page.reload();
  await new Shopper(page).listening();
  await expect(field(page, "E-mail cím")).toHaveValue(email);
  await expect(field(page, "Jelszó")).toHaveValue("");
  await logIn(page, { email });
  await expect(profileButton(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("[SESS-7] a login form filled before the scripts load keeps its values, and works afterwards", async ({
  page,
}) => {
  const { email } = await registered(page);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/belepes", { waitUntil: "domcontentloaded" });
  await logIn(page, { email });
  arrive();
  await new Shopper(page).listening();
  await expect(field(page, "E-mail cím")).toHaveValue(email);
  await button(page, "Belépek").click();
  await expect(profileButton(page)).toBeVisible();
});

test(
  "[SESS-8] an address with an account is reported beside the field before the form is sent",
  { tag: "@full" },
  async ({ page }) => {
    const { email } = await registered(page);
    await new Shopper(page).open("/regisztracio");
    await field(page, "E-mail cím").fill(email);
    await field(page, "Név").focus();
    await expect(field(page, "E-mail cím")).toHaveAccessibleDescription(/már regisztráltak nálunk!/);
  },
);

test("[SESS-2] an expired link shows a message and the way to log in", async ({ page }) => {
  await new Shopper(page).open("/token-login/nem-jo");
  await expect(page.getByRole("alert").filter({ hasText: "Ez a hivatkozás már nem érvényes." })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Belépés másként" }).click();
  await expect(page).toHaveURL("/belepes");
});

/** The mailbox is for this machine alone. */
test.describe("a mail", () => {
  test.use(asDeveloper);

  test("replaces a forgotten password by its link", { tag: "@full" }, async ({ page }) => {
    const { email } = await registered(page);
    await new Shopper(page).open("/elfelejtett-jelszo");
    await field(page, "E-mail cím").fill(email);
    await button(page, "Kérem a levelet").click();
    await expect(page).toHaveURL("/elfelejtett-jelszo/elkuldve");
    await new Shopper(page).open(
      await mailedPath(page, email, { subject: "Új jelszó beállítása", label: "Új jelszót állítok be" }),
    );
    await field(page, "Új jelszó").fill("kék zsiráf az erdőben");
    await button(page, "Beállítom az új jelszót").click();
    await expect(profileButton(page)).toBeVisible();
    await logOut(page);
    await new Shopper(page).open("/belepes");
    await logIn(page, { email, secret: "kék zsiráf az erdőben" });
    await expect(profileButton(page)).toBeVisible();
  });

  test(
    "confirms a guest's address with their password in one press, after a logout of another account",
    { tag: "@full" },
    async ({ page }) => {
      const [anna, other] = [await registered(page), await registered(page)];
      await new Shopper(page).open("/belepes");
      await logIn(page, other);
      await expect(profileButton(page)).toBeVisible();
      const path = await mailedPath(page, anna.email, { subject: "Üdvözlünk", label: "Megerősítem a címemet" });
      await new Shopper(page).open(path);
      await expect(page.getByText(`Most ezzel a fiókkal vagy bejelentkezve: ${other.email}`)).toBeVisible();
      await button(page, "Kijelentkezem, és folytatom").click();
      await expect(page.getByRole("main").getByRole("link", { name: "Új jelszót állítok be" })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(field(page, "E-mail cím")).toHaveValue(anna.email);
      await field(page, "Jelszó").fill("nem ez az");
      await button(page, "Belépek, és megerősítem").click();
      await expect(page.getByRole("group", { name: "Az e-mail cím vagy a jelszó nem megfelelő!" })).toBeFocused();
      await field(page, "Jelszó").fill(password);
      await button(page, "Belépek, és megerősítem").click();
      await expect(page.getByRole("heading", { level: 1, name: "Megerősítetted az e-mail címedet" })).toBeVisible();
    },
  );
});

test("[ALLERGEN-4] the account stores avoided allergens by consent only, another device gets them, and logging out clears them", async ({
  page,
}) => {
  const person = await registered(page);
  const shopper = new Shopper(page);
  const milk = () => page.getByRole("group", { name: "Amit kerülsz" }).getByLabel("tej", { exact: true });
  const consent = () => page.getByLabel("Hozzájárulok, hogy a Kamra a fiókomban tárolja");
  await shopper.open("/belepes");
  await logIn(page, person);
  await expect(profileButton(page)).toBeVisible();
  await shopper.open("/profil/szemelyes-adatok");
  await expect(consent()).not.toBeChecked();
  await milk().click();
  await expect(page.getByText("Most csak ezen az eszközön vannak meg")).toBeVisible();
  await consent().click();
  await expect(page.getByText("A fiókodban őrizzük.")).toBeVisible();

  await logOut(page);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("avoided_allergens");
  await shopper.open("/belepes");
  await logIn(page, person);
  await expect(profileButton(page)).toBeVisible();
  await shopper.open("/profil/szemelyes-adatok");
  await expect(milk()).toBeChecked();
  await expect(consent()).toBeChecked();
  await consent().click();
  await expect(page.getByText("Most csak ezen az eszközön vannak meg")).toBeVisible();
  await page.reload();
  await shopper.listening();
  await expect(consent()).not.toBeChecked();
  await expect(milk()).toBeChecked();
});
