import { useState } from "react";

/**
 * Code that loads when the shopper first uses a part that also works without it. A failure changes nothing; the next
 * call of `ask` tries again.
 */
export function laterPart<Part extends object>(load: () => Promise<Part>) {
  let loaded: Part | null = null;
  let loading: Promise<Part> | null = null;
  return function useLaterPart({ missed }: { readonly missed?: ((error: unknown) => void) | undefined }) {
    const [part, setPart] = useState(loaded);
    const ask = () => {
      if (part !== null) return;
      loading ??= load();
      loading.then(
        (arrived) => {
          loaded = arrived;
          setPart(arrived);
        },
        (error: unknown) => {
          loading = null;
          missed?.(error);
        },
      );
    };
    return { part, ask };
  };
}
