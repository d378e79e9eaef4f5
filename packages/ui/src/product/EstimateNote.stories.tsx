import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { EstimateNote } from "./EstimateNote.tsx";

const meta = { component: EstimateNote } satisfies Meta<typeof EstimateNote>;
export default meta;

/** Below lines with pieces of a weighed product. */
export const PiecesOfWeighedProduct: StoryObj<typeof meta> = {
  args: { quantities: [{ quantity: 1.19, unitName: "kg", alternativeQuantity: 7, alternativeUnitName: "db" }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^A „kb.” a darabok szokásos súlya\./)).toBeVisible();
  },
};

/** Nothing is estimated, nothing is said. */
export const NothingEstimated: StoryObj<typeof meta> = {
  parameters: { rendersNothingOnServer: "Without an estimate there is nothing to say." },
  args: { quantities: [{ quantity: 1.5, unitName: "kg", alternativeQuantity: null, alternativeUnitName: "db" }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/„kb.”/)).toBeNull();
  },
};
