"use client";
import type { ShopBase, Store } from "@kamra/core";
import type { CommandRun, DevelopmentRecord, Exchange, ShopDevelopment } from "@kamra/core/development";
import { type CSSProperties, type ReactNode, useState } from "react";
import { useStore } from "../useStore.ts";
import { storesOf } from "./storesOf.ts";

/** Props of `<DevelopmentPanel>`. */
export interface DevelopmentPanelProps {
  /** A shop with the capability `development`. */
  readonly shop: ShopBase & { readonly development: ShopDevelopment };
}

const panel: CSSProperties = {
  position: "fixed",
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  zIndex: 1000,
  maxInlineSize: "min(40rem, 100vw)",
  maxBlockSize: "60vh",
  overflow: "auto",
  padding: "0.5rem",
  font: "0.75rem/1.4 ui-monospace, monospace",
  color: "CanvasText",
  background: "Canvas",
  border: "1px solid",
};

const cell: CSSProperties = { paddingInlineEnd: "2ch", textAlign: "start" };

const cells = (...texts: ReadonlyArray<ReactNode>) =>
  texts.map((text, index) => (
    <td key={index} style={cell}>
      {text}
    </td>
  ));

const took = ({ startedAt, endedAt }: CommandRun) => (endedAt === null ? "runs" : `${endedAt - startedAt} ms`);

const titleOf = ({ operation, method, path }: Exchange) => operation ?? `${method} ${path}`;

function Table({
  caption,
  head,
  children,
}: {
  readonly caption: string;
  readonly head: ReadonlyArray<string>;
  readonly children: ReactNode;
}) {
  return (
    <details>
      <summary>{caption}</summary>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}

function StoreView({ name, store }: { readonly name: string; readonly store: Store<unknown> }) {
  const [isOpen, setIsOpen] = useState(false);
  const value = useStore(store);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && <pre>{JSON.stringify(value, null, 2)}</pre>}
    </details>
  );
}

function Commands({ commands, runs }: Pick<DevelopmentRecord, "commands" | "runs">) {
  return (
    <Table
      caption={`Commands (${commands.length})`}
      head={["command", "when called again", "requests", "runs", "latest", "ended"]}
    >
      {commands.map(({ name, policy, requests }) => {
        const own = runs.filter((run) => run.name === name);
        const latest = own.at(-1);
        return (
          <tr key={name}>
            {cells(
              name,
              policy,
              requests ?? "until it can",
              own.length,
              latest && took(latest),
              latest && (latest.error ?? latest.outcome),
            )}
          </tr>
        );
      })}
    </Table>
  );
}

function Events({ runs }: Pick<DevelopmentRecord, "runs">) {
  return (
    <Table caption={`Events (${runs.length})`} head={["event", "at", "took", "ended"]}>
      {runs.toReversed().map((run) => (
        <tr key={`${run.name} ${run.call}`}>
          {cells(run.name, new Date(run.startedAt).toISOString().slice(11, -1), took(run), run.error ?? run.outcome)}
        </tr>
      ))}
    </Table>
  );
}

function Exchanges({ exchanges }: Pick<DevelopmentRecord, "exchanges">) {
  return (
    <Table caption={`Requests (${exchanges.length})`} head={["request", "status"]}>
      {exchanges.toReversed().map((exchange, index) => (
        <tr key={exchanges.length - index}>
          {cells(titleOf(exchange), exchange.status ?? (exchange.end === null ? "on its way" : "failed"))}
        </tr>
      ))}
    </Table>
  );
}

/**
 * The state and activity of a shop: its stores, its commands with their policies, times and durations, its requests;
 * and a button that saves a bundle without personal data for `replay` of `@kamra/core/development`.
 */
export function DevelopmentPanel({ shop }: DevelopmentPanelProps) {
  const { commands, runs, exchanges } = useStore(shop.development.record);
  const bundle = () => {
    const data = JSON.stringify(shop.development.bundle(shop.snapshot()));
    return `data:application/json,${encodeURIComponent(data)}`;
  };
  return (
    <aside aria-label="Development" style={panel}>
      <details>
        <summary>Kamra</summary>
        {storesOf(shop).map(({ name, store }) => (
          <StoreView key={name} name={name} store={store} />
        ))}
        <Commands commands={commands} runs={runs} />
        <Events runs={runs} />
        <Exchanges exchanges={exchanges} />
        <a
          href="#bundle"
          download="kamra-bundle.json"
          onClick={({ currentTarget }) => {
            currentTarget.href = bundle();
          }}
        >
          Save a bug bundle
        </a>
      </details>
    </aside>
  );
}
