import { expect, it } from "vitest";
import { savedAmong } from "./savedAmong.ts";

const [home, work, new_] = [
  { id: "1", isDefault: true, street: "Fő utca" },
  { id: "2", isDefault: false, street: "Fő tér" },
  { id: "3", isDefault: false, street: "Új utca" },
];

it("replaces a changed address in place, appends a new one, and keeps the others identical", () => {
  const moved = { ...work, street: "Új utca" };
  expect(savedAmong([home, work], moved)).toEqual([home, moved]);
  expect(savedAmong([home, work], moved)[0]).toBe(home);
  expect(savedAmong([home, work], new_)).toEqual([home, work, new_]);
});

it("keeps at most one default: the address that was saved as such", () => {
  const chosen = { ...new_, isDefault: true };
  const all = savedAmong([home, work], chosen);
  expect(all).toEqual([{ ...home, isDefault: false }, work, chosen]);
  expect(all[1]).toBe(work);
});
