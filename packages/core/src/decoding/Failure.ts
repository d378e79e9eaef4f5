/** Why and where a value was refused. It never holds the value, which may be personal data. */
export class Failure {
  readonly expected: string;
  readonly path: ReadonlyArray<string | number>;

  constructor(expected: string, path: ReadonlyArray<string | number> = []) {
    this.expected = expected;
    this.path = path;
  }

  /** The same failure, seen from one level up. */
  at(key: string | number): Failure {
    return new Failure(this.expected, [key, ...this.path]);
  }

  get message(): string {
    const path = this.path.map((key) => `[${JSON.stringify(key)}]`).join("");
    return `Expected ${this.expected}${path && `\n  at ${path}`}`;
  }
}
