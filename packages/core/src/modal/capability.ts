import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../shop/Capability.ts";
import { Dialogs } from "./Dialogs.ts";
import { DialogService } from "./DialogService.ts";
import { dialogServiceLive } from "./dialogServiceLive.ts";
import type { ShopDialogs } from "./ShopDialogs.ts";

/** What the shop asks the shopper: `shop.dialogs`. Other capabilities ask through it. */
export const dialogs: Capability<"dialogs", ShopDialogs> = {
  name: "dialogs",
  offers: Layer.effect(
    Dialogs,
    Effect.map(DialogService, ({ ask }) => ({ ask })),
  ).pipe(Layer.provide(dialogServiceLive)),
  open: ({ build, run, runNow }) =>
    Effect.map(build(dialogServiceLive), (context) => {
      const { open, ask, answer, mayLeave } = Context.get(context, DialogService);
      return {
        api: {
          open,
          ask: (dialog) => run(ask(dialog)),
          answer: (dialog, given) => runNow(answer(dialog, given)),
          mayLeave: (save) => run(mayLeave(Effect.promise(save))),
        },
        snapshot: () => ({}),
      };
    }),
};
