/** The environment says something that cannot be; the message tells whoever started the process what to say. */
export class WrongSetting extends Error {
  override readonly name = "WrongSetting";
}
