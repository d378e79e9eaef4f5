import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { createShop, navigation, type ShopOptions } from "../../index.ts";
import type { Capability } from "../../capability/Capability.ts";
import type { EffectCapability } from "../../capability/EffectCapability.ts";
import { sessionTexts } from "../../session/text.hu.ts";
import type { Navigate } from "./Navigate.ts";
import { Navigator } from "./Navigator.ts";
import { profileMenu } from "../rules/profileMenu.ts";
import { type Navigation, noRedirect } from "../rules/redirectStep.ts";

type Where = Parameters<Navigate>[0];

const home = { kind: "redirect", to: "/" } as const;
const cart = { kind: "push", to: "/kosar" } as const;

/** A capability that sends the shopper somewhere. */
const traveller: EffectCapability<
  "traveller",
  {
    readonly loading: <A>(run: () => A) => A;
    readonly block: () => void;
    readonly unblock: () => void;
    readonly go: (where: Navigation) => void;
    readonly reload: () => void;
  }
> = {
  name: "traveller",
  open: ({ runNow }) =>
    Effect.succeed({
      api: {
        loading: (run) => runNow(Effect.flatMap(Navigator, ({ loading }) => loading(Effect.sync(run)))),
        block: () => runNow(Effect.flatMap(Navigator, ({ block }) => block)),
        unblock: () => runNow(Effect.flatMap(Navigator, ({ unblock }) => unblock)),
        go: (where) => runNow(Effect.flatMap(Navigator, ({ go }) => go(where))),
        reload: () => runNow(Effect.flatMap(Navigator, ({ reload }) => reload)),
      },
      snapshot: () => ({}),
    }),
};

const travelling = <const Chosen extends ReadonlyArray<Capability<string, unknown>>>(
  capabilities: ShopOptions<Chosen>["capabilities"],
) => {
  const gone: Where[] = [];
  return {
    gone,
    shop: createShop<Chosen>({
      capabilities,
      endpoint: "https://shop.test/graphql",
      navigate: (where) => gone.push(where),
    }),
  };
};

describe("a shop's navigation", () => {
  it("[REDIR-1] releases a lock once, however often its holder releases it", () => {
    const gone: Where[] = [];
    const shop = createShop({
      capabilities: [navigation],
      endpoint: "https://shop.test/graphql",
      navigate: (where) => gone.push(where),
    });
    const release = shop.navigation.hold();
    const releaseOther = shop.navigation.hold();
    shop.navigation.push("/kosar");
    release();
    release();
    expect(gone).toEqual([]);
    releaseOther();
    expect(gone).toEqual([cart]);
    expect(shop.navigation.back()).toBeUndefined();
    shop.navigation.redirect("/");
    shop.navigation.push("/profil");
    expect(gone).toEqual([cart, { kind: "back" }, home]);
    shop.dispose();
  });

  it("[REDIR-3] [REDIR-4] follows the app's routes, and their pages' loads", () => {
    const shop = createShop({ capabilities: [navigation], endpoint: "https://shop.test/graphql", navigate: () => {} });
    const { loading, redirects } = shop.navigation;
    shop.navigation.redirect("/");
    shop.navigation.routeStarted();
    expect(loading.get().isLoading).toBe(true);
    const end = shop.navigation.load();
    expect([loading.getServer(), redirects.getServer()]).toEqual([
      { isLoading: false, isIndicated: false },
      noRedirect,
    ]);
    shop.navigation.routeCompleted();
    expect(redirects.get().isRedirecting).toBe(false);
    expect(loading.get().isLoading).toBe(true);
    end();
    expect(loading.get().isLoading).toBe(false);
    shop.navigation.load();
    shop.navigation.routeFailed();
    expect(loading.get().isLoading).toBe(false);
    shop.dispose();
  });

  it("[REDIR-2] [REDIR-4] is locked and redirected by other capabilities", () => {
    const { shop, gone } = travelling([navigation, traveller]);
    const { block, loading, unblock, go, reload } = shop.traveller;
    expect(loading(() => shop.navigation.loading.get().isLoading)).toBe(true);
    expect(shop.navigation.loading.get().isLoading).toBe(false);
    block();
    shop.navigation.redirect("/profil");
    shop.navigation.push("/profil");
    shop.navigation.back();
    unblock();
    go(home);
    shop.navigation.push("/profil");
    unblock();
    go(cart);
    reload();
    expect(gone).toEqual([home, cart, { kind: "reload" }]);
    shop.dispose();
  });

  it("has no effect on other capabilities when it is missing", () => {
    const { shop, gone } = travelling([traveller]);
    const { loading, block, unblock, go, reload } = shop.traveller;
    expect(loading(() => "done")).toBe("done");
    for (const each of [block, unblock, () => go(home), reload]) each();
    expect(gone).toEqual([]);
    shop.dispose();
  });

  it("[NAV-6] has a page for each entry of the profile menu, in the menu's order", () => {
    expect(profileMenu.map(({ entry, path }) => [sessionTexts.profileMenu[entry], path])).toEqual([
      ["Személyes adatok", "/profil/szemelyes-adatok"],
      ["Mentett kártyáim", "/profil/mentett-kartyaim"],
      ["Szállítási címeim", "/profil/szallitasi-cimeim"],
      ["Számlázási címeim", "/profil/szamlazasi-cimeim"],
      ["Bevásárlólistáim", "/profil/bevasarlolistaim"],
      ["Eddigi megrendeléseim", "/profil/eddigi-megrendeleseim"],
      ["Korábban rendelt termékek", "/profil/korabban-rendelt"],
    ]);
  });
});
