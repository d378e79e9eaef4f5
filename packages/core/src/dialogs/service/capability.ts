import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../../capability/Capability.ts";
import { capability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { Dialogs } from "./Dialogs.ts";
import { DialogService, type ShopDialogs } from "./ShopDialogs.ts";
import { dialogServiceLive } from "./dialogServiceLive.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly dialogs: ShopDialogs;
  }
}

/** The shop's dialogs: `shop.dialogs`. Other capabilities use them. */
export const dialogs: Capability<"dialogs", ShopDialogs> = capability({
  name: "dialogs",
  uses: ["navigation"],
  offers: Layer.effect(
    Dialogs,
    Effect.map(DialogService, ({ ask }) => ({ ask })),
  ).pipe(Layer.provide(dialogServiceLive)),
  open: opened(DialogService, dialogServiceLive, {
    except: { ask: "query", mayLeave: "query", answer: "at once" },
  }),
});
