import type { Start } from "../../capability/Start.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import type { OpenDialog } from "../model/Dialog.ts";
import type { ShopDialogs } from "./ShopDialogs.ts";

export const dialogStores = () => ({ open: makeStore<OpenDialog | null>(null, { server: null }) });

/** The dialogs for `startShop`: none is open, and what each method does until its services have loaded. */
export const dialogsStart: Start<"dialogs", ShopDialogs> = {
  name: "dialogs",
  stores: dialogStores,
  except: { ask: "promise", mayLeave: "promise", answer: "void" },
};
