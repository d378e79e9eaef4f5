import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { bestAvailableShippingMethod } from "./bestAvailableShippingMethod.ts";
import { explainShippingPreference } from "./explainShippingPreference.ts";
import { offers, selections } from "../model/methods.test.arbitrary.ts";
import { preferredShippingMethod } from "./preferredShippingMethod.ts";

it.prop([offers, selections], runs)(
  "[SHIP-1] the preferred method is pickup for personal, else the courier unless the postcode excludes it, else the post",
  (methods, selection) => {
    const byKind = new Map(methods.map((method) => [method.kind, method]));
    const courier = byKind.get("courier");
    const isStopped = courier?.isAvailable === false && courier.problems.map(({ kind }) => kind).includes("postcode");
    const delivered = courier === undefined || isStopped ? byKind.get("postal") : courier;
    expect(preferredShippingMethod(methods, { selection })).toBe(
      (selection?.type === "personal" ? byKind.get("pickup") : delivered) ?? null,
    );
  },
);

it.prop([offers, selections], runs)("[SHIP-1] the explanation is about the same decision", (methods, selection) => {
  const { method, reason } = explainShippingPreference(methods, { selection });
  expect(method).toBe(preferredShippingMethod(methods, { selection }));
  const courier = methods.find(({ kind }) => kind === "courier");
  const holds = {
    fetched: selection?.type === "personal",
    courierComes: method === courier && courier?.isAvailable === true,
    courierCouldCome: method === courier && courier?.isAvailable === false,
    courierNotThere: method !== courier && courier?.isAvailable === false,
    noCourier: courier === undefined,
  };
  expect(holds[reason]).toBe(true);
  expect(holds.fetched).toBe(reason === "fetched");
});

it.prop([offers, selections], runs)(
  "[SHIP-2] the best available method is pickup for personal, else the first one available without problems, else pickup",
  (methods, selection) => {
    const ranks = ["courier", "postal", "postPoint"];
    const working = methods
      .filter(({ kind, isAvailable, problems }) => isAvailable && !problems[0] && kind !== null && ranks.includes(kind))
      .toSorted((a, b) => ranks.indexOf(String(a.kind)) - ranks.indexOf(String(b.kind)));
    const pickup = methods.filter(({ kind }) => kind === "pickup");
    const wanted = selection?.type === "personal" ? pickup : [...working, ...pickup];
    expect(bestAvailableShippingMethod(methods, { selection })).toBe(wanted.at(0) ?? null);
  },
);
