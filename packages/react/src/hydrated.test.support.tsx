import { act, render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";

export interface Hydrated {
  /** The server's HTML. */
  readonly html: string;
  /** All warnings and errors of React, on the server and in the browser. */
  readonly complaints: ReadonlyArray<unknown>;
  readonly page: RenderResult;
}

/** Renders one element on a server, advances the clock, and hydrates another from the HTML, as a browser would. */
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
