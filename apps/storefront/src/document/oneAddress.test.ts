import { expect, it } from "vitest";
import { routes } from "../routes.tsx";
import { oneAddress } from "./oneAddress.ts";

it.each([
  ["/", "/"],
  ["/kosar", "/kosar"],
  ["/KOSAR", "/kosar"],
  ["/kosar/", "/kosar"],
  ["/Megrendeles/", "/megrendeles"],
  ["/megrendeles//Szamlazas", "/megrendeles/szamlazas"],
  ["/Kereses/Alma%20Golden/", "/kereses/Alma%20Golden"],
  ["/szallitas/", "/szallitas"],
  ["/Profil/Korabban-Rendelt/Tej", "/profil/korabban-rendelt/Tej"],
  ["/Zoldseg/Alma/", "/Zoldseg/Alma/"],
  ["//evil.pelda.hu", "//evil.pelda.hu"],
  ["//cikk//evil.pelda.hu/", "/cikk/evil.pelda.hu"],
  ["//Blog/%2Fevil.pelda.hu/", "/blog/%2Fevil.pelda.hu"],
])("[NAV-1] %s is at %s", (asked, own) => {
  expect(oneAddress(asked, routes)).toBe(own);
  expect(oneAddress(own, routes)).toBe(own);
});
