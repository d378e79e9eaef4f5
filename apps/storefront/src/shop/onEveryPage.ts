import {
  analyticsStart,
  cartStart,
  catalogueStart,
  deliveryStart,
  dialogsStart,
  navigationStart,
  sessionStart,
} from "@kamra/core";

/** The capabilities that every page starts with, before their services are there. */
export const starts = [
  catalogueStart,
  deliveryStart,
  cartStart,
  dialogsStart,
  navigationStart,
  sessionStart,
  analyticsStart,
] as const;

export type OnEveryPage = (typeof starts)[number]["name"];

/** Their names: a component that names them brings no code. */
export const onEveryPage: ReadonlyArray<OnEveryPage> = starts.map(({ name }) => name);
