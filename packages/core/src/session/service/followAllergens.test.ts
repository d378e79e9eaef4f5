import { describe, expect, it } from "vitest";
import type { AllergenCode } from "../../product/allergenCodes.ts";
import { answering, away, eva, offline, open, refusing, wireEntry, wireUser } from "./session.test.support.ts";

type Codes = ReadonlyArray<AllergenCode> | null;

/** A server that stores the user's allergens; null without their consent. */
const openWith = (stored: Codes, { isLoggedIn = false }: { readonly isLoggedIn?: boolean } = {}) => {
  const opened = open(isLoggedIn ? { token: "u1" } : {});
  const server: { stored: unknown; readonly sent: unknown[] } = { stored, sent: [] };
  const user = () => ({ ...wireUser("u1"), avoided_allergens: server.stored });
  opened.page.rule = ({ operation, variables }) => {
    if (operation === "login") return answering({ login: { ...wireEntry("u1"), user: user() } });
    if (operation === "me") return answering({ me: user() });
    if (operation === "forgetAvoidedAllergens") server.stored = null;
    else if (operation === "setAvoidedAllergens" || operation === "keepAvoidedAllergens") {
      server.stored = variables["allergens"];
      server.sent.push(operation, server.stored);
    } else return null;
    return answering({ user: user() });
  };
  const { catalogue } = opened.shop;
  return { ...opened, server, catalogue, device: () => catalogue.avoidedAllergens.get() };
};

describe("the allergens of the device and of the account", () => {
  it("[ALLERGEN-4] are joined at a login, and the account gets what the device adds", async () => {
    const { session, catalogue, device, server, rest, state } = openWith(["milk", "eggs"]);
    catalogue.avoidAllergens(["milk", "gluten"]);
    await session.login(eva);
    await rest();
    expect(device()).toEqual(["gluten", "eggs", "milk"]);
    expect(server.sent).toEqual(["setAvoidedAllergens", ["gluten", "eggs", "milk"]]);
    expect(state().user?.avoidedAllergens).toEqual(["gluten", "eggs", "milk"]);
  });

  it("[ALLERGEN-4] stay apart without consent: nothing is sent", async () => {
    const { session, catalogue, device, server, rest } = openWith(null);
    catalogue.avoidAllergens(["milk"]);
    await session.login(eva);
    catalogue.avoidAllergens(["milk", "nuts"]);
    await rest();
    expect([device(), server.sent]).toEqual([["milk", "nuts"], []]);
  });

  it("[ALLERGEN-4] are the same from the consent on until it is withdrawn, which leaves the device's", async () => {
    const { shop, session, catalogue, device, server, rest } = openWith(null);
    await session.login(eva);
    catalogue.avoidAllergens(["milk"]);
    await shop.account.keepAllergens(device());
    catalogue.avoidAllergens(["milk", "nuts"]);
    catalogue.avoidAllergens(["nuts"]);
    await rest();
    const sent = ["keepAvoidedAllergens", ["milk"], "setAvoidedAllergens", ["milk", "nuts"], "setAvoidedAllergens"];
    expect(server.sent).toEqual([...sent, ["nuts"]]);
    await shop.account.forgetAllergens();
    catalogue.avoidAllergens(["nuts", "eggs"]);
    await rest();
    expect([device(), server.stored, server.sent.length]).toEqual([["eggs", "nuts"], null, 6]);
  });

  it("[ALLERGEN-4] follow what another device has chosen, also what it took off", async () => {
    const { session, catalogue, device, server, rest } = openWith(["milk"], { isLoggedIn: true });
    catalogue.avoidAllergens(["milk", "nuts"]);
    await session.refresh({ skipsCart: true });
    await rest();
    expect(device()).toEqual(["milk"]);
    server.stored = ["eggs"];
    await session.refresh({ skipsCart: true });
    await rest();
    expect([device(), server.sent]).toEqual([["eggs"], []]);
  });

  it("[ALLERGEN-4] show no choice that the account did not take", async () => {
    const { page, session, catalogue, device, rest, notices } = openWith(["milk"]);
    await session.login(eva);
    page.rule = offline;
    catalogue.avoidAllergens(["milk", "nuts"]);
    expect(device()).toEqual(["milk", "nuts"]);
    await rest();
    expect([device(), notices()]).toEqual([["milk"], away]);
    page.rule = () => refusing("VALIDATION_FAILED");
    catalogue.avoidAllergens([]);
    await rest();
    expect(device()).toEqual(["milk"]);
  });

  it("[ALLERGEN-4] keep a later choice also when the page closes while an earlier one is under way", async () => {
    const { page, session, state, catalogue, device, server, rest, leave } = openWith(["milk"]);
    await session.login(eva);
    const { rule } = page;
    const answers: Array<() => void> = [];
    const events: unknown[] = [];
    page.rule = async (call, signal) => {
      events.push(call.variables["allergens"]);
      signal?.addEventListener("abort", () => events.push("aborted"));
      const answer = rule(call, signal);
      await new Promise<void>((resolve) => answers.push(resolve));
      return (await answer) ?? Response.error();
    };
    catalogue.avoidAllergens(["milk", "nuts"]);
    catalogue.avoidAllergens(["milk", "eggs"]);
    catalogue.avoidAllergens(["eggs"]);
    await rest();
    expect(server.stored).toEqual(["milk", "nuts"]);
    leave();
    // At once, because the page may be gone: the earlier request must not arrive behind the later one.
    expect(events).toEqual([["milk", "nuts"], "aborted", ["eggs"]]);
    await rest();
    expect([server.stored, server.sent.length]).toEqual([["eggs"], 4]);
    for (const answer of answers) answer();
    await rest();
    expect([server.stored, state().user?.avoidedAllergens, device()]).toEqual([["eggs"], ["eggs"], ["eggs"]]);
  });

  it("[ALLERGEN-4] go back to the earlier choice when that is the last one", async () => {
    const { session, catalogue, device, server, rest } = openWith(["milk"]);
    await session.login(eva);
    catalogue.avoidAllergens(["milk", "nuts"]);
    catalogue.avoidAllergens(["milk"]);
    await rest();
    expect([device(), server.stored]).toEqual([["milk"], ["milk"]]);
  });

  it("[ALLERGEN-4] end on the device with the session, stored or not, and the account loses none", async () => {
    for (const stored of [["milk"], null] as const) {
      const { session, catalogue, cookies, device, server, rest } = openWith(stored);
      await session.login(eva);
      catalogue.avoidAllergens(["milk"]);
      await session.logout();
      await rest();
      expect([device(), cookies.get("avoided_allergens"), server.stored]).toEqual([[], null, stored]);
      expect(server.sent).toEqual([]);
    }
  });
});
