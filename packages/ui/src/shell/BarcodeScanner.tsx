import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Notice } from "../feedback/Notice.tsx";
import { DialogFrame } from "../overlay/DialogFrame.tsx";
import { useTexts } from "../text/useTexts.ts";
import { scanBarcode } from "./scanBarcode.ts";
import { shellTexts } from "./text.hu.ts";
import styles from "./BarcodeScanner.module.css";

export interface BarcodeScannerProps {
  /** The digits as they are printed. */
  readonly onFound: (barcode: string) => void;
  readonly onClose: () => void;
}

/** The camera's picture, as long as it is shown. */
const Viewfinder = ({
  onFound,
  onFailure,
}: Pick<BarcodeScannerProps, "onFound"> & { readonly onFailure: () => void }) => {
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onFound);
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    if (video.current === null) return;
    const ending = new AbortController();
    scanBarcode(video.current, { signal: ending.signal }).then(
      (barcode) => {
        if (barcode !== null && !ending.signal.aborted) found(barcode);
      },
      () => {
        if (!ending.signal.aborted) failed();
      },
    );
    return () => ending.abort();
  }, []);
  return <video ref={video} className={styles.video} muted playsInline aria-hidden="true" />;
};

/** A dialog that reads a barcode by the camera. The picture stays on the device. */
export const BarcodeScanner = ({ onFound, onClose }: BarcodeScannerProps) => {
  const texts = useTexts("shell", shellTexts);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <DialogFrame isOpen onClose={onClose} title={texts.scanBarcode}>
      {hasFailed ? (
        <Notice tone="attention" title={texts.noCamera}>
          <p>{texts.typeBarcode}</p>
        </Notice>
      ) : (
        <div className={styles.scanner}>
          <Viewfinder onFound={onFound} onFailure={() => setHasFailed(true)} />
          <p>{texts.holdBarcode}</p>
        </div>
      )}
    </DialogFrame>
  );
};
