import { bag, net, paper, pouch, sachet } from "./bags.ts";
import { bottle, can, glass, jug, pump, spray, wine } from "./bottles.ts";
import { box, brick, carton, eggbox, wrap } from "./boxes.ts";
import { cup, jar, tin, tub, tube } from "./jars.ts";
import type { Package } from "../plan/Package.ts";
import type { DrawShape } from "./Shape.ts";
import { loose, punnet, roll, tray } from "./trays.ts";

/** How every package is drawn. */
export const shapes: Readonly<Record<Package, DrawShape>> = {
  loose,
  net,
  punnet,
  tray,
  bag,
  paper,
  pouch,
  sachet,
  box,
  carton,
  brick,
  bottle,
  glass,
  wine,
  can,
  tin,
  jar,
  cup,
  tub,
  tube,
  wrap,
  jug,
  spray,
  pump,
  roll,
  eggbox,
};
