/** A setting of the environment is invalid; the message tells the operator how to fix it. */
export class WrongSetting extends Error {
  override readonly name = "WrongSetting";
}
