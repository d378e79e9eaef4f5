import type { InProcessBackend } from "@kamra/backend";
import type { ShopTools } from "./CheckedBackend.ts";

const post = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
  body: new URLSearchParams(fields).toString(),
});

/** The developer tools of the reference backend: its mailbox, its simulated card company, and its page of operations. */
export const toolsOf = ({ fetch }: InProcessBackend): Required<ShopTools> => ({
  mailTo: async (address) =>
    await (await fetch(`http://localhost/postalada/cim/${encodeURIComponent(address)}`)).text(),
  pay: async (page) => {
    await fetch(page, post({ choice: "approve" }));
  },
  deliver: async (order) => {
    for (const status of ["PROCESSING", "GPOINT_SHIPPED", "COMPLETE"]) {
      const { ok } = await fetch("http://localhost/muveletek", post({ order, status }));
      if (!ok) throw new Error(`The order could not become ${status}`);
    }
  },
});
