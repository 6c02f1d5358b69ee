/** Whether a text is a Ukrainian IBAN without spaces: UA, 27 digits, and a valid ISO 13616 checksum. */
export function isUkrainianIban(text: string): boolean {
  if (!/^UA\d{27}$/.test(text)) return false
  const letters = text.slice(0, 2).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(text.slice(4) + letters + text.slice(2, 4)) % 97n === 1n
}
