import { Button, Notice } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";
import { profileText } from "./text.hu.ts";

const text = profileText.personalData;

/** Downloads a text as a file. */
function download(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Exports all data about the shopper as a file. */
export function DataExport() {
  const shop = useStorefrontShop();
  const { state, message, send } = useSending();
  const load = async () => {
    const account = await accountOf(shop);
    download(await account.exportData(), text.exportFile);
  };
  return (
    <>
      {message !== null && <Notice tone="danger" title={message} />}
      {state === "sent" && <Notice tone="info" title={text.exported} />}
      <div>
        <Button variant="secondary" onPress={() => send(load())} isPending={state === "sending"}>
          {text.exportPress}
        </Button>
      </div>
    </>
  );
}
