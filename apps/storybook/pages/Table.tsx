import { Sentence } from "../.storybook/Sentence.tsx";

interface TableProps {
  readonly head: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
}

/** Pages have no tables of Markdown: Storybook shows them as text. */
export const Table = ({ head, rows }: TableProps) => (
  <div style={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={head.join(", ")}>
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell}>{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell) => (
              <td key={cell}>
                <Sentence>{cell}</Sentence>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
