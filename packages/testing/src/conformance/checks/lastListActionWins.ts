import type { Check } from "../Check.ts";
import { listOf, valueAt } from "../CheckedBackend.ts";
import { newList, readList } from "../lists.ts";
import { twoUsers } from "../users.ts";

export const lastListActionWins: Check = {
  rule: "LIST-7",
  promise:
    "On a list the action with the latest created_at wins in any order of arrival; repeating one changes nothing",
  repair: "Store the time of each entry's last action, and ignore an action that is older than it",
  faults: async (backend) => {
    const { owner, other } = await twoUsers(backend);
    const listId = await newList(backend, owner);
    const minutesAgo = (minutes: number) => new Date(backend.now().getTime() - minutes * 60_000).toISOString();
    const write = (is_wanted: boolean, minutes: number, text = "barna kenyér") =>
      ({ action: "SET_TEXT", listId, text, is_wanted, created_at: minutesAgo(minutes) }) as const;
    const sync = (...actions: ReadonlyArray<unknown>) =>
      backend.askLists({ method: "POST", path: "sync", body: { actions }, token: owner.token });
    const texts = async () =>
      listOf(valueAt(await readList(backend, owner, listId), ["texts"])).map((each) => valueAt(each, ["text"]));

    await sync(write(true, 5));
    await sync(write(false, 10), write(true, 10, "tej"));
    const late = await texts();
    const [first, again] = [await sync(write(true, 3)), await sync(write(true, 3))];
    const mixed = await sync(write(false, 1), { ...write(true, 1), listId: await newList(backend, other) });
    const afterMixed = await texts();
    return [
      ...(late.includes("barna kenyér") ? [] : ["an older action took off what a newer one had written"]),
      ...(late.includes("tej") ? [] : ["an entry without a newer action was not written"]),
      ...(first.status === 200 && again.status === 200
        ? []
        : [`the same action twice was ${first.status} and ${again.status}`]),
      ...(mixed.status !== 200 && afterMixed.includes("barna kenyér")
        ? []
        : ["of actions on an own and another's list, one was made"]),
    ];
  },
};
