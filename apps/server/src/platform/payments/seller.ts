import type { TaxStatus } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'

/** The legal seller, as shown on plans, payment pages and invoices. */
export type Seller = {
  /** The legal name. */
  readonly name: Readonly<Record<LocaleCode, string>>
  /** Tax code: eight digits of a company or ten of a person. */
  readonly code: string
  readonly iban: string
  readonly bank: string
  readonly address: Readonly<Record<LocaleCode, string>>
  readonly taxStatus: TaxStatus
  /** The refund policy. */
  readonly refundRule: Readonly<Record<LocaleCode, string>>
}

/** Whether prices include value added tax. */
export function paysVat({ taxStatus }: Pick<Seller, 'taxStatus'>): boolean {
  return taxStatus === 'single-vat' || taxStatus === 'general-vat'
}

/** The 20 % VAT inside a price, to the nearest kopeck. */
export function vatOf(amount: bigint): bigint {
  return (amount + 3n) / 6n
}
