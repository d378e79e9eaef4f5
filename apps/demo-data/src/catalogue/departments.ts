import type { CategoryPlan } from "../plan/plan.ts";
import { alcohol } from "./alcohol.ts";
import { baby } from "./baby.ts";
import { bakery } from "./bakery.ts";
import { beauty } from "./beauty.ts";
import { breakfast } from "./breakfast.ts";
import { dairy } from "./dairy.ts";
import { deli } from "./deli.ts";
import { diet } from "./diet.ts";
import { drinks } from "./drinks.ts";
import { frozen } from "./frozen.ts";
import { household } from "./household.ts";
import { meat } from "./meat.ts";
import { pantry } from "./pantry.ts";
import { pets } from "./pets.ts";
import { produce } from "./produce.ts";
import { staples } from "./staples.ts";
import { sweets } from "./sweets.ts";

/** The 17 top categories in the order in which the shop shows them; their ids are CAT-3's. */
export const departments: ReadonlyArray<CategoryPlan> = [
  produce,
  dairy,
  bakery,
  meat,
  deli,
  frozen,
  staples,
  pantry,
  sweets,
  breakfast,
  drinks,
  alcohol,
  diet,
  household,
  beauty,
  baby,
  pets,
];
