import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { makeStore } from "../../kernel/makeStore.ts";

/** A delivery service for cart tests: `note` records the calls, and the server always offers `offered`. */
export const testDelivery = ({
  selection = null,
  methods = null,
  offered = [],
  note = () => {},
}: {
  readonly selection?: DeliverySelection | null;
  readonly methods?: ReadonlyArray<ShippingMethod> | null;
  readonly offered?: ReadonlyArray<ShippingMethod>;
  readonly note?: (asked: string) => void;
} = {}) => {
  const stores = {
    selection: makeStore<DeliverySelection | null>(selection),
    methods: makeStore<ReadonlyArray<ShippingMethod> | null>(methods),
  };
  const askMethods = Effect.sync(() => {
    note("asks for the methods");
    return offered;
  });
  return Layer.mock(DeliveryService)({
    ...stores,
    request: makeStore({ open: false, forAdd: false }),
    pickerStart: () => null,
    askMethods,
    acceptMethods: (accepted) => Effect.sync(() => stores.methods.set(accepted)),
    refreshMethods: () => Effect.asVoid(askMethods),
    isAnswered: () => false,
    catchUp: Effect.void,
    adopt: (adopted) => Effect.sync(() => stores.selection.set(adopted)),
  });
};
