import { act, render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";

export interface Hydrated {
  /** The server's HTML. */
  readonly html: string;
  /** Everything that React complained of, on the server and in the browser. */
  readonly complaints: ReadonlyArray<unknown>;
  readonly page: RenderResult;
}

/** Renders one element on a server, lets time pass, and hydrates another, as it would be in a browser, from the HTML. */
export async function hydrated(
  onServer: ReactNode,
  { inBrowser }: { readonly inBrowser: ReactNode },
): Promise<Hydrated> {
  const complaints: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((...complaint) => complaints.push(complaint));
  const html = renderToString(onServer);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  const page = render(inBrowser, { container, hydrate: true, onRecoverableError: (error) => complaints.push(error) });
  await act(async () => {
    await Promise.resolve();
  });
  return { html, complaints, page };
}
