import { useState, useSyncExternalStore } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { lazyPart } from "../overlay/lazyPart.tsx";
import { useTexts } from "../text/useTexts.ts";
import type { BarcodeScannerProps } from "./BarcodeScanner.tsx";
import { shellTexts } from "./text.hu.ts";

const BarcodeScanner = lazyPart<BarcodeScannerProps>(
  async () => (await import("./BarcodeScanner.tsx")).BarcodeScanner,
  {
    close: ({ onClose }) => onClose(),
  },
);

const never = () => () => {};
const canScan = () => "BarcodeDetector" in window && "mediaDevices" in navigator;

/** Opens the camera for a barcode; nothing where the browser cannot read one. */
export const ScanButton = ({ onFound }: Pick<BarcodeScannerProps, "onFound">) => {
  const texts = useTexts("shell", shellTexts);
  const [isScanning, setIsScanning] = useState(false);
  if (!useSyncExternalStore(never, canScan, () => false)) return null;
  const close = () => setIsScanning(false);
  return (
    <>
      <IconButton icon="barcode" label={texts.scanBarcode} onPress={() => setIsScanning(true)} />
      {isScanning && (
        <BarcodeScanner
          onClose={close}
          onFound={(barcode) => {
            close();
            onFound(barcode);
          }}
        />
      )}
    </>
  );
};
