import { now } from "./now.ts";

const ranges = ["08:00", "10:00", "12:00", "14:00", "16:00", "18:00"];
const day = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
const endOf = (from: string) => `${String(Number(from.slice(0, 2)) + 2).padStart(2, "0")}:00`;

/** The courier's week: two full times, dearer evenings. */
export const timeSlots = [1, 2, 3, 4, 5, 6, 7].flatMap((days) =>
  ranges.map((from, index) => ({
    id: String(days * 10 + index),
    sector: { id: "1", name: "Budapest" },
    order_limit: 20,
    weight_limit: 40_000,
    price: index > 3 ? 1290 : 990,
    range_date: dayAfter(days),
    timeRange: { id: String(index), time_from: from, time_to: endOf(from) },
    visible_until: `${dayAfter(days - 1)}T20:00:00Z`,
    status: (days + index) % 5 === 0 ? "FULL" : "ACTIVE",
    held_until: null,
  })),
);

const earliest = { range_date: dayAfter(1), time_from: "08:00", time_to: "10:00" };

const method = (type: string, id: string, name: string, price: number) => ({
  __typename: `${type}ShippingMethod`,
  id,
  name,
  price,
  extra_cost: id === "1" ? 149 : null,
  max_weight: 40_000,
  is_available: true,
  errors: [],
  price_ranges: id === "1" ? [990, 0].map((fee, index) => ({ from: index * 15_000, price: fee })) : [],
  time_slots: id === "1" ? { earliest, lowest_price: 990, highest_price: 1290 } : null,
});

export const shippingMethods = [
  method("Courier", "1", "Házhozszállítás", 990),
  method("Postal", "2", "MPL házhozszállítás", 1990),
  method("PostPoint", "3", "MPL PostaPont", 1290),
  method("Pickup", "4", "Személyes átvétel", 0),
];

export const paymentMethods = [
  ["BankTransfer", "1", "Átutalás", 0],
  ["CashOnDelivery", "2", "Utánvét", 390],
  ["Simple", "3", "Bankkártya (SimplePay)", 0],
  ["Borgun", "4", "Bankkártya (Teya)", 0],
  ["SavedCard", "5", "Mentett bankkártya", 0],
].map(([type, id, name, cost]) => ({
  __typename: `${type}PaymentMethod`,
  id,
  name,
  cost,
  is_available: id !== "1",
  min_amount: null,
  max_amount: null,
}));

export const postPoints = [
  ["1", "Allee", 1117, "Október huszonharmadika", 47.4749, 19.0487],
  ["2", "Árkád", 1106, "Örs vezér", 47.5031, 19.1377],
  ["3", "Nyugati", 1062, "Teréz", 47.5106, 19.0573],
].map(([id, name, postcode, street, latitude, longitude]) => ({
  id,
  name: `${name} csomagautomata`,
  ext_id: `P${id}`,
  postcode,
  city: "Budapest",
  street_name: street,
  street_type: "utca",
  house_number: "8-10.",
  latitude,
  longitude,
  service_point_type: "Csomagautomata",
  working_hours: "0-24",
}));

export const places = [
  { postcode: 1053, city: "Budapest" },
  { postcode: 1186, city: "Budapest" },
  { postcode: 2040, city: "Budaörs" },
];
