import type { PlaceCarrier } from "@kamra/core/delivery";

const everything = { refuses: [], maxWeight: null };

export const courier: PlaceCarrier = { id: "1", kind: "courier", name: "Kamra házhozszállítás", ...everything };
export const postal: PlaceCarrier = {
  ...courier,
  id: "2",
  kind: "postal",
  name: "MPL házhozszállítás",
  refuses: ["CHILLED", "FROZEN"],
};
export const postPoint: PlaceCarrier = { ...postal, id: "3", kind: "postPoint", name: "MPL PostaPont" };
export const pickup: PlaceCarrier = { ...courier, id: "4", kind: "pickup", name: "Személyes átvétel" };
