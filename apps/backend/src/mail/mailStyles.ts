import type { CSSProperties } from "react";

/** Light colours in attributes, because many mail programs drop style sheets. */
export const mailStyles = {
  page: { margin: 0, padding: "0 0 24px", backgroundColor: "#fbf8f3", color: "#1f2a24", fontFamily: "sans-serif" },
  width: { maxWidth: "600px", width: "100%" },
  brand: { margin: 0, padding: "24px 24px 16px", fontSize: "24px", lineHeight: "32px", color: "#1e6b45" },
  card: { backgroundColor: "#ffffff", borderRadius: "12px", padding: "24px" },
  text: { margin: "0 0 16px", fontSize: "16px", lineHeight: "24px", color: "#1f2a24" },
  title: { margin: "24px 0 8px", fontSize: "18px", lineHeight: "24px", color: "#1f2a24" },
  table: { width: "100%", margin: "0 0 16px", borderCollapse: "collapse", fontSize: "16px", lineHeight: "24px" },
  label: { padding: "6px 12px 6px 0", textAlign: "left", verticalAlign: "top", fontWeight: "normal" },
  value: { padding: "6px 0", textAlign: "right", verticalAlign: "top", overflowWrap: "break-word" },
  row: { borderTop: "1px solid #e6dfd3" },
  action: { margin: "24px 0", textAlign: "center" },
  button: {
    padding: "12px 24px",
    borderRadius: "8px",
    backgroundColor: "#1e6b45",
    color: "#ffffff",
    fontSize: "16px",
    lineHeight: "24px",
    fontWeight: "bold",
  },
  note: { margin: "0 0 12px", fontSize: "14px", lineHeight: "20px", color: "#4c5751", wordBreak: "break-word" },
  rule: { margin: "24px 0 16px", borderColor: "#e6dfd3" },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** Dark colours, by the classes of the elements: an attribute loses to `!important` alone. */
export const darkSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  ".page,.page td{background-color:#141a17!important;color:#eef1ec!important}",
  ".card,.card td,.card th{background-color:#1c2420!important}",
  ".text,.title{color:#eef1ec!important}",
  ".brand{color:#86d3a8!important}",
  ".note{color:#aebab3!important}",
  ".row,.rule{border-color:#35413a!important}",
  ".button{background-color:#86d3a8!important;color:#0d2217!important}",
  "}",
].join("");
