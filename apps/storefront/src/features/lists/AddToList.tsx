import { useSession } from "@kamra/react";
import { Button, ButtonLink, Icon } from "@kamra/ui";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../paths/paths.ts";
import { ListsDialog } from "./ListsDialog.tsx";
import type { ListedProduct } from "./ListsToAddTo.tsx";
import { listsText as text } from "./text.hu.ts";

interface AddToListProps {
  readonly lines: ReadonlyArray<ListedProduct>;
}

/** Puts products onto one of the shopper's lists, or onto a new one. A guest logs in first, and comes back. */
export function AddToList({ lines }: AddToListProps) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const label = (
    <>
      <Icon name="list" size="small" />
      {text.addToList}
    </>
  );
  if (!isLoggedIn)
    return (
      <ButtonLink
        variant="secondary"
        isWide
        href={`${paths.login}?${new URLSearchParams({ vissza: pathname + search }).toString()}`}
      >
        {label}
      </ButtonLink>
    );
  return (
    <>
      <Button variant="secondary" isWide onPress={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <ListsDialog lines={lines} onClose={() => setIsOpen(false)} />}
    </>
  );
}
