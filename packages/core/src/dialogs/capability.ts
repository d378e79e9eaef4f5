import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../capability/Capability.ts";
import { Dialogs } from "./Dialogs.ts";
import { DialogService } from "./DialogService.ts";
import { dialogServiceLive } from "./dialogServiceLive.ts";
import type { ShopDialogs } from "./ShopDialogs.ts";

/** The shop's dialogs: `shop.dialogs`. Other capabilities use them. */
export const dialogs: Capability<"dialogs", ShopDialogs> = {
  name: "dialogs",
  uses: ["navigation"],
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
