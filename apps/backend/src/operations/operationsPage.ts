import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { escapeUTF8 } from "entities";
import { encodeTimeSlot } from "../delivery/encodeTimeSlot.ts";
import type { TimeSlotRow } from "../delivery/findTimeSlots.ts";
import { orderTexts } from "../order/text.hu.ts";
import { clockSteps } from "./changeOperation.ts";
import type { MovableOrder, Operations, Payer } from "./readOperations.ts";
import type { Wish } from "./readWishes.ts";
import { operationTexts as texts } from "./text.hu.ts";

interface Shown extends Operations {
  readonly now: Date;
  /** Milliseconds that the clock is ahead. */
  readonly ahead: number;
  /** The result of the last action. */
  readonly message: string | null;
  readonly shopUrl: string;
}

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#1f2a24;background:#ffffff}table{width:100%;border-collapse:collapse;margin-bottom:2rem}caption{text-align:left;font-weight:bold}th,td{text-align:left;vertical-align:top;padding:.5rem;border-top:1px solid #858b82}button{font:inherit;padding:.375rem .75rem;margin:0 .25rem .25rem 0}a{color:#185a39}[role=status]{padding:.75rem;border:2px solid #1e6b45}.scroll{overflow-x:auto}:focus-visible{outline:3px solid #185a39;outline-offset:2px}";

const moment = new Intl.DateTimeFormat("hu-HU", {
  timeZone: "Europe/Budapest",
  dateStyle: "full",
  timeStyle: "medium",
});

/** A button that sends one field; `label` describes it to screen readers. */
function button(
  name: string,
  { value, text, label = text }: { readonly value: string; readonly text: string; readonly label?: string },
): string {
  return `<button name="${name}" value="${escapeUTF8(value)}" aria-label="${escapeUTF8(label)}">${escapeUTF8(text)}</button>`;
}

function form(body: string, about: string = ""): string {
  return `<form method="post" action="/muveletek">${about}${body}</form>`;
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeUTF8(value)}">`;

function table(
  caption: string,
  { heads, rows }: { readonly heads: ReadonlyArray<string>; readonly rows: ReadonlyArray<string> },
): string {
  const head = heads.map((text) => `<th scope="col">${escapeUTF8(text)}</th>`).join("");
  // Focusable, so that arrow keys scroll it.
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeUTF8(caption)}"><table><caption>${escapeUTF8(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function orderRow({ order, next }: MovableOrder, shopUrl: string): string {
  const id = String(order.id);
  const buttons = next.map((status) =>
    button("status", {
      value: status,
      text: orderTexts.statuses[status],
      label: texts.moveOrder(id, orderTexts.statuses[status]),
    }),
  );
  const link = `<a href="${escapeUTF8(`${shopUrl}/megrendeles/statusz/${order.transaction_id}`)}">${id}</a>`;
  const cells = [
    escapeUTF8(order.contact_name ?? ""),
    escapeUTF8(formatHuf(huf(order.total_amount))),
    escapeUTF8([orderTexts.statuses[order.status], order.pickup_code].filter((part) => part !== null).join(" · ")),
  ];
  const actions = buttons.length > 0 ? form(buttons.join(""), hidden("order", id)) : texts.nothingNext;
  return `<tr><th scope="row">${link}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}<td>${actions}</td></tr>`;
}

function slotRow(slot: TimeSlotRow): string {
  const when = `${slot.range_date} ${slot.time_from}–${slot.time_to}`;
  const about = `${when}, ${slot.sector_name}`;
  const toggle = slot.is_active ? "close" : "open";
  const buttons = ([toggle, "expire"] as const).map((change) =>
    button("change", {
      value: change,
      text: texts.slotChanges[change],
      label: `${texts.slotChanges[change]}: ${about}`,
    }),
  );
  const cells = [
    escapeUTF8(slot.sector_name),
    `${slot.taken} / ${slot.order_limit}`,
    texts.slotStatuses[encodeTimeSlot(slot).status],
  ];
  return `<tr><th scope="row">${escapeUTF8(when)}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}<td>${form(buttons.join(""), hidden("slot", String(slot.id)))}</td></tr>`;
}

function payerRow({ id, name, city, vat_number, email, bank_transfer_enabled: isGranted }: Payer): string {
  const change = isGranted ? "revoke" : "grant";
  const about = `${name}, ${city}`;
  const press = button("transfer", {
    value: change,
    text: texts.transferChanges[change],
    label: `${texts.transferChanges[change]}: ${about}`,
  });
  const cells = [vat_number ?? "", email, isGranted ? texts.transfer.granted : texts.transfer.none];
  return `<tr><th scope="row">${escapeUTF8(about)}</th>${cells.map((cell) => `<td>${escapeUTF8(cell)}</td>`).join("")}<td>${form(press, hidden("billing", id))}</td></tr>`;
}

const wishRow = ({ term, wishes, updated_at }: Wish): string =>
  `<tr><th scope="row">${escapeUTF8(term)}</th><td>${wishes}</td><td>${moment.format(new Date(updated_at))}</td></tr>`;

/** The page where developers advance orders, time slots and the clock, and grant bank transfer. */
export function operationsPage({ orders, slots, payers, wishes, now, ahead, message, shopUrl }: Shown): string {
  const steps = clockSteps.map(([value]) => button("clock", { value, text: texts.clockSteps[value] }));
  const reset = ahead === 0 ? "" : button("clock", { value: "reset", text: texts.resetClock });
  const clock = `<h2>${texts.clock}</h2><p>${escapeUTF8(texts.clockShows(moment.format(now), Math.round(ahead / 60_000)))}</p><p>${texts.clockNote}</p>${form([...steps, reset].join(""))}`;
  const orderTable =
    orders.length === 0
      ? `<p>${texts.noOrders}</p>`
      : table(texts.ordersCaption, { heads: texts.orderHeads, rows: orders.map((order) => orderRow(order, shopUrl)) });
  const slotTable =
    slots.length === 0
      ? `<p>${texts.noSlots}</p>`
      : table(texts.slotsCaption, { heads: texts.slotHeads, rows: slots.map(slotRow) });
  const payerTable =
    payers.length === 0
      ? `<p>${texts.noPayers}</p>`
      : table(texts.payersCaption, { heads: texts.payerHeads, rows: payers.map(payerRow) });
  const wishTable =
    wishes.length === 0
      ? `<p>${texts.noWishes}</p>`
      : table(texts.wishesCaption, { heads: texts.wishHeads, rows: wishes.map(wishRow) });
  return `<!doctype html>
<html lang="hu">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title><style>${style}</style></head>
<body><main><h1>${texts.title}</h1><p>${texts.note}</p>
${message === null ? "" : `<p role="status">${escapeUTF8(message)}</p>`}
${clock}
<h2>${texts.orders}</h2>${orderTable}
<h2>${texts.payers}</h2>${payerTable}
<h2>${texts.slots}</h2>${slotTable}
<h2>${texts.wishes}</h2>${wishTable}
</main></body>
</html>
`;
}
