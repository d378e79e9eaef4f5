import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { postPoints } from "../stories/postPoints.ts";
import { ParcelPlace } from "./ParcelPlace.tsx";

const meta = { component: ParcelPlace, args: { point: postPoints[1] } } satisfies Meta<typeof ParcelPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHours: Story = {
  tags: ["layout"],
  play: async ({ canvasElement }) => {
    const place = within(canvasElement);
    await expect(place.getByText("6720 Szeged, Széchenyi tér 2")).toBeVisible();
    await expect(place.getByText("H–\u2060P 8:00–\u206018:00, Szo 8:00–\u206012:00")).toBeVisible();
  },
};
export const WithoutHours: Story = { args: { point: { ...postPoints[1], workingHours: "" } } };
