import { expect, it } from "vitest";
import { auditVerdict } from "./auditVerdict.ts";

const reportOf = (severities: Readonly<Record<string, string>>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(Object.entries(severities).map(([name, severity]) => [name, { severity }])),
    metadata: {},
  });

it("the audit passes without a vulnerability, or without a serious one", () => {
  expect(auditVerdict(reportOf({}))).toEqual({ kind: "clean" });
  expect(auditVerdict(reportOf({ left: "low", right: "moderate" }))).toEqual({ kind: "clean" });
});

it("the audit names each package with a serious vulnerability", () => {
  expect(auditVerdict(reportOf({ left: "high", middle: "low", right: "critical" }))).toEqual({
    kind: "unsafe",
    packages: ["left (high)", "right (critical)"],
  });
});

it("the audit gives the reason why a registry was unreachable, and does not report it as a clean result", () => {
  const refused = JSON.stringify({ message: "405 Method Not Allowed", method: "POST", statusCode: 405, error: {} });
  expect(auditVerdict(refused)).toEqual({ kind: "unasked", reason: "405 Method Not Allowed" });
  for (const broken of ["", "<html>", "null", "{}"])
    expect(auditVerdict(broken)).toEqual({ kind: "unasked", reason: "npm has answered nothing" });
});
