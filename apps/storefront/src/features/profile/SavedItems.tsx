import { Grid } from "@kamra/ui";
import { Children, type ReactNode } from "react";

/** `SavedCardItem`s side by side, where there is room for two. */
export const SavedItems = ({ children }: { readonly children: ReactNode }) => (
  <Grid as="ul" column="wide" gap={3}>
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </Grid>
);
