import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shoppers as tries } from "../runs.test.config.ts";
import { buyers, type Command, type GraveCommand, type LightCommand, scripts } from "./command.test.model.ts";
import { compareTabs, compareWithServer } from "./comparing.test.kit.ts";
import { runGraveCommand } from "./runGraveCommand.test.kit.ts";
import { runLightCommand } from "./runLightCommand.test.kit.ts";
import { startShopper } from "./shopper.test.kit.ts";
import { setStage, type Stage } from "./stage.test.kit.ts";
import { courierZip, nobody, type World } from "./world.test.model.ts";

let stage: Stage;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  stage = await setStage();
  process.on("unhandledRejection", note);
});
afterAll(async () => {
  process.off("unhandledRejection", note);
  await stage.backend.close();
});

const isGrave = (command: LightCommand | GraveCommand): command is GraveCommand => "fault" in command;

const orders = () => stage.backend.database.db.selectFrom("orders").select("id");

let sequences = 0;

/** An existing user, or a new one. */
async function startOne({ hasAccount }: { readonly hasAccount: boolean }) {
  const email = `vasarlo.${(sequences += 1)}@pelda.hu`;
  if (hasAccount) await stage.addAccount(email);
  const world: World = hasAccount ? { ...nobody, hasAccount, savedZips: [courierZip] } : nobody;
  const shopper = startShopper(stage, email);
  return { shopper, worlds: [world] };
}

/** Whether a shopper starts with an account. */
const isKnown = fc.constantFrom(true, true, false);

async function play(script: ReadonlyArray<Command>, accounts: readonly [boolean, boolean]) {
  await stage.clear();
  const before = new Set((await orders().execute()).map(({ id }) => id));
  const both = [await startOne({ hasAccount: accounts[0] }), await startOne({ hasAccount: accounts[1] })] as const;
  let worlds: readonly [ReadonlyArray<World>, ReadonlyArray<World>] = [both[0].worlds, both[1].worlds];
  for (const command of script) {
    const { shopper } = both[command.shopper];
    // A shopper does one thing in one tab at a time, never two within a millisecond.
    stage.pass(1);
    await shopper.withoutDialogs();
    compareTabs(shopper);
    const doing = { shopper, tab: command.tab, worlds: worlds[command.shopper] };
    const after = isGrave(command)
      ? await runGraveCommand(command, stage, doing)
      : await runLightCommand(command, stage, doing);
    worlds = command.shopper === 0 ? [after, worlds[1]] : [worlds[0], after];
  }
  for (const index of [0, 1] as const)
    await compareWithServer(stage, { shopper: both[index].shopper, worlds: worlds[index] });
  for (const { shopper } of both) shopper.dispose();
  const placed = (await orders().execute()).filter(({ id }) => !before.has(id));
  return { told: both.flatMap(({ shopper }) => [...shopper.told.keys()]), placed: placed.map(({ id }) => String(id)) };
}

it("[CART-16] [CART-17] [ORDER-3] [NET-7] two shoppers with two tabs each on failing networks always see the server's state and their own actions, none lost and none doubled", async () => {
  let orderCount = 0;
  await fc.assert(
    fc.asyncProperty(scripts, fc.tuple(isKnown, isKnown), async (script, accounts) => {
      const { told, placed } = await play(script, accounts);
      expect(told.toSorted()).toEqual(placed.toSorted());
      orderCount += placed.length;
      expect(unhandled.splice(0)).toEqual([]);
    }),
    {
      ...tries,
      numRuns: tries.numRuns + buyers.length,
      examples: buyers.map((script) => [script, [false, false]]),
      endOnFailure: false,
    },
  );
  // Shoppers who meet walls would order nothing, and no comparison would tell.
  expect(orderCount).toBeGreaterThanOrEqual(buyers.length);
}, 7_200_000);
