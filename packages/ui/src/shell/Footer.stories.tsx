import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { NewsletterSignUp } from "../content/NewsletterSignUp.tsx";
import { Footer } from "./Footer.tsx";

const meta = {
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    brand: "Kamra",
    blocks: [
      {
        id: "1",
        title: "Vásárlás",
        links: [
          { label: "Szállítás", url: "/szallitas" },
          { label: "Ajánlatok", url: "/ajanlatok" },
          { label: "Újdonságok", url: "/ujdonsagok" },
        ],
      },
      {
        id: "2",
        title: "Segítség",
        links: [
          { label: "Kapcsolat", url: "/kapcsolat" },
          { label: "Fogyasztóvédelem", url: "https://fogyasztovedelem.kormany.hu" },
        ],
      },
    ],
    blogEntries: [
      {
        id: "1",
        title: "Mit süssünk a sütőtökből?",
        lead: "",
        url: "/cikk/sutotok",
        image: null,
        publishedAt: "2026-11-01",
      },
    ],
    moreNewsHref: "/hirek",
    legalLinks: [
      { href: "/cikk/aszf", label: "ÁSZF" },
      { href: "/cikk/adatkezelesi-tajekoztato", label: "Adatkezelés" },
      { href: "/cikk/impresszum", label: "Impresszum" },
    ],
    newsletter: <NewsletterSignUp privacyHref="/cikk/adatkezelesi-tajekoztato" onSubscribe={() => undefined} />,
    onOpenConsent: fn(),
    onOpenFeedback: fn(),
    payments: [
      { mark: { word: "VISA" }, label: "Visa" },
      { mark: "mastercard", label: "Mastercard" },
      { mark: { word: "Simple" }, label: "SimplePay" },
      { mark: { word: "Borgun" }, label: "Borgun" },
      { mark: "transfer", label: "Banki átutalás" },
      { mark: "cash", label: "Utánvét" },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const FullPressed: Story = {
  ...Full,
  tags: ["behaviour"],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Mérési beállítások" }));
    await expect(args.onOpenConsent).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Visszajelzés" }));
    await expect(args.onOpenFeedback).toHaveBeenCalledOnce();
  },
};
export const Plain: Story = { args: { blocks: [], blogEntries: [], payments: [], newsletter: undefined } };
