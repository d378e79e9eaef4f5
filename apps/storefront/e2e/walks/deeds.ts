import type { Locator } from "@playwright/test";
import { answerAll, answerPlace, type Place } from "./answer.ts";
import { chooseMissing, fillFields } from "./fill.ts";
import type { View } from "./lookAt.ts";
import { knownPerson } from "./people.ts";
import type { Shopkeeper } from "./Shopkeeper.ts";
import { type Action, goods, type Home, type Page, pages, type Simple } from "./Walk.ts";
import type { Walker } from "./Walker.ts";

/**
 * The result of an action: not offered by the page; nothing that changes amounts; something that may; or a declined
 * question.
 */
export type Deed = { readonly is: "left" | "moved" | "changed" } | { readonly is: "declined"; readonly asked: View };

export interface Scene {
  readonly walker: Walker;
  readonly shopkeeper: Shopkeeper;
  readonly home: Home;
}

const left: Deed = { is: "left" };
const moved: Deed = { is: "moved" };
const changed: Deed = { is: "changed" };

const changedIf = (isDone: boolean): Deed => (isDone ? changed : left);

/** Answers what the shop asks; without a question it is as it `otherwise` would be. */
export async function answered(
  { walker, home }: Scene,
  { agrees }: { readonly agrees: boolean },
  otherwise: Deed,
): Promise<Deed> {
  const asked = await answerAll(walker, { agrees, home });
  if (asked === null) return otherwise;
  return agrees ? changed : { is: "declined", asked };
}

async function presses(
  scene: Scene,
  action: { readonly agrees: boolean },
  ...choices: ReadonlyArray<Locator>
): Promise<Deed> {
  return (await scene.walker.press(...choices)) ? await answered(scene, action, changed) : left;
}

async function adds(scene: Scene, action: Extract<Action, { does: "adds" }>): Promise<Deed> {
  const { walker } = scene;
  await walker.open(`/termekek/${goods[action.good]}`);
  const [add, more] = [walker.button(/^Kosárba: /).first(), walker.button("Több").first()];
  const isInCart = await more.isVisible();
  return await presses(scene, action, isInCart ? more : add);
}

async function choosesPlace(walker: Walker, to: Place): Promise<Deed> {
  const openers = walker.page.getByRole("button", { name: /^(Szállítás ide|Másik irányítószám|Másik cím)/ });
  if (!(await walker.press(openers))) return left;
  const asked = await walker.look();
  return (await answerPlace(walker, to)) ? changed : { is: "declined", asked };
}

async function usesCoupon({ main, press, button }: Walker, code: string | null): Promise<Deed> {
  if (code === null) return changedIf(await press(button("Mégsem váltom be")));
  const field = main.getByRole("textbox", { name: "Kuponkód" });
  if (!(await field.isVisible())) return left;
  await field.fill(code);
  return changedIf(await press(button("Beváltom")));
}

async function enters({ walker, home }: Scene, does: "logs in" | "registers"): Promise<Deed> {
  const back = new URL(walker.page.url()).pathname;
  if (does === "logs in") walker.person = await knownPerson(walker.request);
  await walker.open(`${does === "logs in" ? "/belepes" : "/regisztracio"}?vissza=${back}`);
  const password = walker.main.getByLabel("Jelszó", { exact: true });
  if (!(await password.isVisible())) return moved;
  await fillFields(walker);
  await password.fill(walker.person.password);
  if (does === "registers") await walker.main.getByRole("checkbox", { name: /^Elfogadom/ }).check();
  await walker.press(walker.button(/^(Belépek|Létrehozom a fiókomat)$/));
  await answerAll(walker, { agrees: false, home });
  return changed;
}

async function logsOut({ page, press }: Walker): Promise<Deed> {
  const banner = page.getByRole("banner");
  if (!(await press(banner.getByRole("button", { name: "Kovács Anna" })))) return left;
  return changedIf(await press(banner.getByRole("button", { name: "Kilépés" })));
}

async function deletesAddress(scene: Scene): Promise<Deed> {
  const { walker } = scene;
  await walker.open("/profil/szallitasi-cimeim");
  if (!(await walker.press(walker.button(/^Törlés: /)))) return moved;
  return await answered(scene, { agrees: true }, changed);
}

async function simply(does: Simple, scene: Scene): Promise<Deed> {
  const { walker } = scene;
  const { page, main, press } = walker;
  switch (does) {
    case "deletes a saved address":
      return await deletesAddress(scene);
    case "fills the form":
      await fillFields(walker);
      return (await chooseMissing(walker)) ? changed : moved;
    case "goes back":
      return (await walker.back()) ? moved : left;
    case "goes forward":
      await page.goForward();
      return moved;
    case "logs in":
    case "registers":
      return await enters(scene, does);
    case "logs out":
      return await logsOut(walker);
    case "orders":
      return (await walker.order()) ? moved : left;
    case "reloads":
      await page.reload();
      return moved;
    case "steps back":
      return (await press(main.getByRole("link", { name: /^Vissza / }))) ? moved : left;
    case "turns to the other tab":
      await walker.turn();
      return moved;
  }
}

/** Opens a page: the cart by its link where there is one, else the address. */
async function opens(walker: Walker, page: Page): Promise<void> {
  if (page !== "cart" || !(await walker.press(walker.shopper.cartLink))) await walker.open(pages[page]);
}

/** Does what the page offers of an action. */
export async function act(action: Action, scene: Scene): Promise<Deed> {
  const { walker, shopkeeper } = scene;
  const group = (name: RegExp) => walker.main.getByRole("radiogroup", { name });
  const inLine = (name: RegExp, line: number) => walker.button(name, walker.main.getByRole("article").nth(line));
  switch (action.does) {
    case "adds":
      return await adds(scene, action);
    case "takes more":
      return await presses(scene, action, inLine(/^Több/, action.line));
    case "takes less":
      return await presses(scene, action, inLine(/^(Kevesebb|Kivétel a kosárból)/, action.line));
    case "empties the cart":
      return await presses(scene, action, walker.button("Kosár ürítése"));
    case "goes on":
      return (await walker.press(walker.button(/^Tovább /))) ? await answered(scene, action, moved) : left;
    case "opens":
      await opens(walker, action.page);
      return await answered(scene, action, moved);
    case "chooses a place":
      return await choosesPlace(walker, action.to);
    case "chooses a method":
      if (!(await walker.choose(group(/^Hogyan kapod meg/), action))) return left;
      return await answered(scene, { agrees: true }, changed);
    case "chooses a slot":
      return changedIf(await walker.choose(group(/^Idősávok/), action));
    case "chooses a payment":
      return changedIf(await walker.choose(group(/^Fizetési mód/), action));
    case "uses a coupon":
      return await usesCoupon(walker, action.code);
    case "presses":
      return changedIf(
        await walker.press(
          walker.button(action.name),
          walker.main.getByRole("link", { name: action.name, exact: true }),
        ),
      );
    case "waits":
      await shopkeeper.moveClock(action.minutes);
      return moved;
    default:
      return await simply(action.does, scene);
  }
}
