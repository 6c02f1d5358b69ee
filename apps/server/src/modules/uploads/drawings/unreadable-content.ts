/** The content is broken, hostile or too complex. The message names the reason for the log. */
export class UnreadableContent extends Error {
  override readonly name = 'UnreadableContent'
}

/** The content is sound, but it does not contain what this reader looks for. Such files have no facts. */
export class UnsupportedContent extends Error {
  override readonly name: string = 'UnsupportedContent'
}
