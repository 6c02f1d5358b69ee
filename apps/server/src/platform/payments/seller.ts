import type { TaxStatus } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'

/** Who sells placement, as plans, payment pages and invoices name them. */
export type Seller = {
  /** The legal name. */
  readonly name: Readonly<Record<LocaleCode, string>>
  /** Eight digits of an enterprise or ten of a person. */
  readonly code: string
  readonly iban: string
  readonly bank: string
  readonly address: Readonly<Record<LocaleCode, string>>
  readonly taxStatus: TaxStatus
  /** When and how money is returned. */
  readonly refundRule: Readonly<Record<LocaleCode, string>>
}

/** Whether prices hold value added tax. */
export function paysVat({ taxStatus }: Pick<Seller, 'taxStatus'>): boolean {
  return taxStatus === 'single-vat' || taxStatus === 'general-vat'
}

/** The tax of 20 % inside a price, to the nearest kopeck. */
export function vatOf(amount: bigint): bigint {
  return (amount + 3n) / 6n
}
