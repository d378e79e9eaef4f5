import { type ListView, membershipAllows } from "@kamra/core/lists";
import { formatRelativeTime } from "@kamra/core/text";
import { useUser } from "@kamra/react";
import { ListCard } from "@kamra/ui";
import { usePageMoment } from "../page/usePageMoment.ts";
import { listPath } from "../paths/listPath.ts";
import { peopleOf } from "./peopleOf.ts";

interface ShopListCardProps {
  readonly list: ListView;
  readonly onRename: () => void;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/**
 * A list of the shopper, with the permitted actions.
 *
 * @rule LIST-5
 */
export function ShopListCard({ list, onRename, onRemove, onLeave }: ShopListCardProps) {
  const now = usePageMoment();
  const userId = useUser()?.id ?? null;
  const allows = (operation: "rename" | "remove" | "leave") => membershipAllows(list.membership, { operation });
  return (
    <ListCard
      name={list.name}
      href={listPath(list.id)}
      productCount={list.products.length}
      changedAgo={formatRelativeTime(new Date(list.lastActionAt), { now })}
      people={peopleOf(list, { userId }).map(({ email, name, role }) => ({
        id: email,
        name,
        isPending: role === "invited",
      }))}
      onRename={allows("rename") ? onRename : undefined}
      onRemove={allows("remove") ? onRemove : undefined}
      onLeave={allows("leave") ? onLeave : undefined}
    />
  );
}
