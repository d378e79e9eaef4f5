import { Notice } from "@kamra/ui";
import type { ReactNode } from "react";
import type { Reordered } from "./reorder.ts";

interface ReorderReportProps {
  readonly failure: string | null;
  readonly report: Reordered | null;
  readonly title: (added: number) => string;
  /** The text before the names of unavailable products. */
  readonly missed: string;
  readonly children?: ReactNode;
}

/** The result of adding lines to the cart. */
export const ReorderReport = ({ failure, report, title, missed, children }: ReorderReportProps) => (
  <>
    {failure !== null && <Notice tone="danger" title={failure} />}
    {report !== null && (
      <Notice tone={report.missed.length === 0 ? "info" : "attention"} title={title(report.added)}>
        {report.missed.length > 0 && (
          <>
            <p>{missed}</p>
            <ul>
              {report.missed.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
        {children}
      </Notice>
    )}
  </>
);
