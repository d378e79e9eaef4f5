import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import type { WritableStore } from "../../kernel/makeStore.ts";
import { log } from "../../kernel/log.ts";
import type { DeliveryRequest } from "../model/DeliveryRequest.ts";
import { isValidSelection } from "../rules/isValidSelection.ts";
import { noRequest } from "./start.ts";
import type { Place } from "./placeOfDelivery.ts";

/** The dialog that asks for a place, and the callers that wait for its answer. */
export const makePicker = (
  { selection, catchUp, request }: Place,
  { isAsked }: { readonly isAsked: WritableStore<boolean> },
) => {
  let waiting: ReadonlyArray<Deferred.Deferred<boolean>> = [];
  let listeners = 0;
  const warnUnheard = Effect.suspend(() =>
    listeners > 0
      ? Effect.void
      : log(
          "warning",
          "A call waits for a delivery place, and nothing listens to shop.delivery.request: show a picker when it is open, or call shop.delivery.select first",
        ),
  );
  const show = ({ type }: Pick<DeliveryRequest, "type"> = {}) => {
    isAsked.set(true);
    request.set({ open: true, forAdd: waiting.length > 0, type });
  };
  const close = (answer: boolean) =>
    Effect.suspend(() => {
      const all = waiting;
      waiting = [];
      request.set(noRequest);
      isAsked.set(false);
      return Effect.forEach(all, (each) => Deferred.succeed(each, answer), { discard: true });
    });
  return {
    close,
    request: {
      ...request,
      subscribe: (listener: () => void) => {
        const end = request.subscribe(listener);
        listeners += 1;
        return () => {
          end();
          listeners -= 1;
        };
      },
    },
    open: (wanted?: Pick<DeliveryRequest, "type">) => Effect.sync(() => show(wanted)),
    selected: Effect.suspend(() => {
      if (selection.get() === null) catchUp();
      if (isValidSelection(selection.get())) return Effect.succeed(true);
      const answer = Deferred.makeUnsafe<boolean>();
      waiting = [...waiting, answer];
      show();
      return Effect.andThen(warnUnheard, Deferred.await(answer));
    }),
  };
};
