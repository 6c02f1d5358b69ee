import { hryvniaText } from '../kopecks.ts'
import type { Kopecks } from '../payment-provider.ts'

export type TransferDetails = {
  readonly name: string
  readonly iban: string
  readonly amount: Kopecks
  readonly code: string
  readonly purpose: string
}

const MAX_NAME = 70
const MAX_PURPOSE = 140

/**
 * Returns the URL that Ukrainian banking apps open as a prefilled transfer. The URL contains the transfer in format
 * 002 of the National Bank's rules for QR codes: thirteen lines in base64url.
 */
export function nbuQrUrl({ name, iban, amount, code, purpose }: TransferDetails): string {
  const lines = [
    'BCD',
    '002',
    '1', // UTF-8
    'UCT',
    '',
    line(name, MAX_NAME),
    iban,
    `UAH${hryvniaText(amount)}`,
    code,
    '',
    '',
    line(purpose, MAX_PURPOSE),
    '',
  ]
  return `https://bank.gov.ua/qr/${Buffer.from(lines.join('\n'), 'utf8').toString('base64url')}`
}

/** Removes line breaks, because a line break would shift every field after it. */
function line(text: string, max: number): string {
  return [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, max).join('')
}
