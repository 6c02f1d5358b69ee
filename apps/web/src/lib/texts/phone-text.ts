const UKRAINIAN = /^(\+380)(\d{2})(\d{3})(\d{2})(\d{2})$/

/** «+380 50 111 22 33»; numbers of other countries as they are. */
export function phoneText(e164: string): string {
  const [, ...groups] = UKRAINIAN.exec(e164) ?? []
  return groups.length > 0 ? groups.join('\u00a0') : e164
}
