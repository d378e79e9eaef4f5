import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { picture } from "../stories/picture.ts";
import { now } from "../stories/products.ts";
import { BlogArticle } from "./BlogArticle.tsx";

const meta = {
  component: BlogArticle,
  args: {
    now,
    post: {
      publishedAt: "2026-11-20T08:00:00Z",
      image: picture("#7bb661"),
      content:
        "<p>A sütőtök most a legédesebb. Négy fogás, amelyhez alig kell más.</p><h2>Krémleves</h2><p>Süsd meg a tököt héjában, és csak utána turmixold.</p>",
    },
  },
} satisfies Meta<typeof BlogArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  tags: ["layout"],
  play: async ({ canvasElement }) => {
    const article = within(within(canvasElement).getByRole("article"));
    await expect(article.getByText("november 20.")).toHaveAttribute("datetime", "2026-11-20T08:00:00Z");
    await expect(article.getByRole("heading", { level: 2, name: "Krémleves" })).toBeVisible();
  },
};
export const WithoutPicture: Story = { args: { post: { ...meta.args.post, image: null } } };
export const OfAnotherYear: Story = { args: { post: { ...meta.args.post, publishedAt: "2025-03-02T08:00:00Z" } } };
