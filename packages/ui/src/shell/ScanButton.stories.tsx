import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ScanButton } from "./ScanButton.tsx";

/** A camera that shows an empty picture, in which a barcode is seen, or a camera that the shopper refuses. */
function pretend({ seen }: { readonly seen: ReadonlyArray<string> | null }) {
  const before = [Reflect.getOwnPropertyDescriptor(window, "BarcodeDetector"), navigator.mediaDevices] as const;
  const tracks: MediaStreamTrack[] = [];
  const picture = document.createElement("canvas");
  // A picture that is not drawn gives no frames.
  const drawing = setInterval(() => picture.getContext("2d")?.fillRect(0, 0, 1, 1), 50);
  const left = [...(seen ?? [])];
  Object.defineProperty(window, "BarcodeDetector", {
    configurable: true,
    value: class {
      detect = () => Promise.resolve(left.splice(0, 1).map((rawValue) => ({ rawValue })));
    },
  });
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: {
      getUserMedia: () => {
        if (seen === null) return Promise.reject(new DOMException("Refused", "NotAllowedError"));
        const stream = picture.captureStream(10);
        tracks.push(...stream.getTracks());
        return Promise.resolve(stream);
      },
    },
  });
  return {
    tracks,
    end: () => {
      clearInterval(drawing);
      Reflect.deleteProperty(window, "BarcodeDetector");
      if (before[0] !== undefined) Object.defineProperty(window, "BarcodeDetector", before[0]);
      Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: before[1] });
    },
  };
}

const meta = {
  component: ScanButton,
  tags: ["!manifest"],
  args: { onFound: fn() },
  parameters: { rendersNothingOnServer: "Only the browser knows whether it reads barcodes." },
} satisfies Meta<typeof ScanButton>;
export default meta;
type Story = StoryObj<typeof meta>;

let camera: ReturnType<typeof pretend>;
const withCamera = (seen: ReadonlyArray<string> | null) => ({
  beforeEach: () => {
    camera = pretend({ seen });
    return camera.end;
  },
});
const button = (canvas: HTMLElement) => within(canvas).getByRole("button", { name: "Vonalkód beolvasása" });

export const Offered: Story = { ...withCamera([]) };

export const ReadsABarcode: Story = {
  ...withCamera(["5991234567891", "5991234567894"]),
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement));
    await screen.findByRole("dialog", { name: "Vonalkód beolvasása" });
    // The first one has a wrong check digit.
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith("5991234567894"));
    await expect(args.onFound).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(["ended"]));
    await expect(button(canvasElement)).toHaveFocus();
  },
};

export const Closed: Story = {
  ...withCamera([]),
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(camera.tracks).toHaveLength(1));
    await userEvent.click(within(dialog).getByRole("button", { name: "Bezárás" }));
    await waitFor(() => expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(["ended"]));
    await expect(args.onFound).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  ...withCamera(null),
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(screen.getByText("Nem látunk a kamerával")).toBeVisible());
  },
};
