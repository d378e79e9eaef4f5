import { expect, it } from "vitest";
import { processesOf } from "./processesOf.ts";
import { WrongSetting } from "./WrongSetting.ts";

it.each(["auto", "2"])("KAMRA_PROCESSES=%s on the embedded database is refused with what to do instead.", (value) => {
  const refused = () => processesOf({ KAMRA_PROCESSES: value }, { cores: 2 });
  expect(refused).toThrow(WrongSetting);
  expect(refused).toThrow(/Set DATABASE_URL/);
});

it("One process serves the embedded database, also on a machine with one core.", () => {
  expect(processesOf({ KAMRA_PROCESSES: "1" }, { cores: 8 })).toBe(1);
  expect(processesOf({ KAMRA_PROCESSES: "auto" }, { cores: 1 })).toBe(1);
});

it.each(["0", "many", "1.5"])("KAMRA_PROCESSES=%s is refused.", (value) => {
  expect(() => processesOf({ KAMRA_PROCESSES: value, DATABASE_URL: "postgres://db/kamra" }, { cores: 2 })).toThrow(
    WrongSetting,
  );
});
