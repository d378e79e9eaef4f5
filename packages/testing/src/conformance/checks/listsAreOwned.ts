import type { Check } from "../Check.ts";
import { newList, readList } from "../lists.ts";
import { twoUsers } from "../users.ts";

const noList = "A".repeat(22);

export const listsAreOwned: Check = {
  rule: "LIST-1",
  promise: "A list of another user answers exactly as one that does not exist, with 404; a guest gets 401",
  repair: "Find a list by its id and the caller's part in it together, and look up the token first",
  faults: async (backend) => {
    const { owner, other } = await twoUsers(backend);
    const id = await newList(backend, owner);
    const requests = (listId: string, token: string) => [
      { method: "PUT", path: `list/${listId}`, body: { name: "Taken" }, token } as const,
      { method: "POST", path: "shareList", body: { listId, email: other.email }, token } as const,
      {
        method: "POST",
        path: "sync",
        body: { actions: [{ action: "SET_TEXT", listId, text: "taken", is_wanted: true }] },
        token,
      } as const,
      { method: "DELETE", path: `list/${listId}`, token } as const,
    ];
    const faults: Array<string> = [];
    for (const [index, request] of requests(id, other.token).entries()) {
      const answer = await backend.askLists(request);
      const missing = requests(noList, other.token)[index] ?? request;
      const wanted = await backend.askLists(missing);
      if (answer.status !== 404 || JSON.stringify(answer).replaceAll(id, noList) !== JSON.stringify(wanted))
        faults.push(
          `${request.method} ${request.path} of another user's list was ${answer.status}, of none ${wanted.status}`,
        );
    }
    const guest = await backend.askLists({ method: "GET", path: "lists" });
    if (guest.status !== 401) faults.push(`a guest's GET lists was ${guest.status}`);
    if ((await readList(backend, owner, id)) === undefined) faults.push("another user removed the list");
    return faults;
  },
};
