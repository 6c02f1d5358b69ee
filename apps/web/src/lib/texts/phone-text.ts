const UKRAINIAN = /^(\+380)(\d{2})(\d{3})(\d{2})(\d{2})$/

/** Formats a Ukrainian number as «+380 50 111 22 33». Other numbers are returned unchanged. */
export function phoneText(e164: string): string {
  const [, ...groups] = UKRAINIAN.exec(e164) ?? []
  return groups.length > 0 ? groups.join('\u00a0') : e164
}
