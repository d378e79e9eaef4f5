/** What has changed since the shopper saw it, as sentences; nothing when there are none. */
export const ChangeList = ({ changes }: { readonly changes: ReadonlyArray<string> }) =>
  changes.length > 0 && (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
