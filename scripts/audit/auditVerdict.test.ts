import { expect, it } from "vitest";
import { auditVerdict } from "./auditVerdict.ts";

const reportOf = (severities: Readonly<Record<string, string>>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(Object.entries(severities).map(([name, severity]) => [name, { severity }])),
    metadata: {},
  });

it("passes what has no hole, or none that is serious", () => {
  expect(auditVerdict(reportOf({}))).toEqual({ kind: "clean" });
  expect(auditVerdict(reportOf({ left: "low", right: "moderate" }))).toEqual({ kind: "clean" });
});

it("names each package with a serious hole", () => {
  expect(auditVerdict(reportOf({ left: "high", middle: "low", right: "critical" }))).toEqual({
    kind: "unsafe",
    packages: ["left (high)", "right (critical)"],
  });
});

it("says why a registry could not be asked, and does not take that for a clean answer", () => {
  const refused = JSON.stringify({ message: "405 Method Not Allowed", method: "POST", statusCode: 405, error: {} });
  expect(auditVerdict(refused)).toEqual({ kind: "unasked", reason: "405 Method Not Allowed" });
  for (const broken of ["", "<html>", "null", "{}"])
    expect(auditVerdict(broken)).toEqual({ kind: "unasked", reason: "npm has answered nothing" });
});
