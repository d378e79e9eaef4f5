import { useSession } from "@kamra/react";
import { lazyPart } from "@kamra/ui";

const TellCartChanges = lazyPart(async () => (await import("./TellCartChanges.tsx")).TellCartChanges);

/** Shows what a login changed in the guest's cart; its code loads when there are changes. */
export const ShopCartChanges = () => useSession(({ cartChanges }) => cartChanges.length > 0) && <TellCartChanges />;
