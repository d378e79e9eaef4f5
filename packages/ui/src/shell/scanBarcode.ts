import { barcodeFromInput, isBarcode } from "@kamra/core/form";

interface BarcodeDetector {
  readonly detect: (source: HTMLVideoElement) => Promise<ReadonlyArray<{ readonly rawValue: string }>>;
}

declare global {
  interface Window {
    /** https://wicg.github.io/shape-detection-api: where the browser reads barcodes itself. */
    readonly BarcodeDetector?: new (options: { readonly formats: ReadonlyArray<string> }) => BarcodeDetector;
  }
}

/** What is printed on goods. */
const formats = ["ean_13", "ean_8", "upc_a", "itf"];
const pauseMs = 150;

/** The digits of the first barcode in the picture; null when the signal aborts first. */
async function firstSeen(
  video: HTMLVideoElement,
  { detector, signal }: { readonly detector: BarcodeDetector; readonly signal: AbortSignal },
): Promise<string | null> {
  if (signal.aborted) return null;
  const seen = await detector.detect(video);
  // A bad angle gives digits that are no barcode.
  const found = seen.find(({ rawValue }) => isBarcode(barcodeFromInput(rawValue)));
  if (found !== undefined) return found.rawValue;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return await firstSeen(video, { detector, signal });
}

/**
 * Shows the camera's picture in the video until a barcode is found or the signal aborts. The camera is off afterwards.
 * Rejects as `getUserMedia` does, when there is no camera or the shopper refuses it.
 */
export async function scanBarcode(
  video: HTMLVideoElement,
  { signal }: { readonly signal: AbortSignal },
): Promise<string | null> {
  if (window.BarcodeDetector === undefined) return null;
  const detector = new window.BarcodeDetector({ formats });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    return await firstSeen(video, { detector, signal });
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
