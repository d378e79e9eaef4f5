import { orThrow } from "@kamra/core";
import { Button } from "@kamra/ui";
import { useState } from "react";
import { contentOf } from "../../shop/later.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import styles from "./AskForProduct.module.css";
import { searchText } from "./text.hu.ts";

type Wish = "open" | "sending" | "sent" | "failed";

/**
 * A button that asks the shop to sell what was not found. It stays where the focus is, and says what became of it.
 *
 * @rule SEARCH-13
 */
export function AskForProduct({ term }: { readonly term: string }) {
  const shop = useStorefrontShop();
  const [wish, setWish] = useState<Wish>("open");
  const ask = async () => {
    if (wish === "sent") return;
    setWish("sending");
    try {
      orThrow(await (await contentOf(shop)).wishForProduct(term));
      setWish("sent");
    } catch {
      setWish("failed");
    }
  };
  return (
    <>
      <Button variant="secondary" isPending={wish === "sending"} onPress={() => void ask()}>
        {wish === "sent" ? searchText.asked : searchText.ask}
      </Button>
      <p role="status" className={styles.answer}>
        {wish === "sent" ? searchText.thanks : wish === "failed" && searchText.notAsked}
      </p>
    </>
  );
}
