import type { Start } from "../../capability/Start.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import type { LoadingState } from "../model/LoadingState.ts";
import { noRedirect } from "../rules/redirectStep.ts";
import type { ShopNavigation } from "./ShopNavigation.ts";

export const notLoading: LoadingState = { isLoading: false, isIndicated: false };

export const navigationStores = () => ({
  redirects: makeStore(noRedirect, { server: noRedirect }),
  loading: makeStore(notLoading, { server: notLoading }),
});

/** Navigation for `startShop`: nothing loads or is locked, and what each method does until its services have loaded. */
export const navigationStart: Start<"navigation", ShopNavigation> = {
  name: "navigation",
  stores: navigationStores,
  except: {
    redirect: "void",
    push: "void",
    back: "void",
    hold: "undo",
    routeStarted: "void",
    routeCompleted: "void",
    routeFailed: "void",
    load: "undo",
  },
};
