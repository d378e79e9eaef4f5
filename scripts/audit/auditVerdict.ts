import * as Schema from "effect/Schema";

export type AuditVerdict =
  | { readonly kind: "clean" }
  | { readonly kind: "unsafe"; readonly packages: ReadonlyArray<string> }
  | { readonly kind: "unasked"; readonly reason: string };

const Report = Schema.fromJsonString(
  Schema.Struct({ vulnerabilities: Schema.Record(Schema.String, Schema.Struct({ severity: Schema.String })) }),
);
const Refusal = Schema.fromJsonString(Schema.Struct({ message: Schema.String }));

const serious = new Set(["high", "critical"]);

/** The result of `npm audit --json`: packages with a serious vulnerability, or why the registry was unreachable. */
export function auditVerdict(output: string): AuditVerdict {
  const report = Schema.decodeUnknownOption(Report)(output);
  if (report._tag === "Some") {
    const packages = Object.entries(report.value.vulnerabilities).flatMap(([name, { severity }]) =>
      serious.has(severity) ? [`${name} (${severity})`] : [],
    );
    return packages.length === 0 ? { kind: "clean" } : { kind: "unsafe", packages };
  }
  const refusal = Schema.decodeUnknownOption(Refusal)(output);
  return { kind: "unasked", reason: refusal._tag === "Some" ? refusal.value.message : "npm has answered nothing" };
}
