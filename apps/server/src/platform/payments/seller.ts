import type { TaxStatus } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'

export type Seller = {
  readonly name: Readonly<Record<LocaleCode, string>>
  /** The tax code: eight digits for a company, ten digits for a person. */
  readonly code: string
  readonly iban: string
  readonly bank: string
  readonly address: Readonly<Record<LocaleCode, string>>
  readonly taxStatus: TaxStatus
  readonly refundRule: Readonly<Record<LocaleCode, string>>
}

export function paysVat({ taxStatus }: Pick<Seller, 'taxStatus'>): boolean {
  return taxStatus === 'single-vat' || taxStatus === 'general-vat'
}

/** Returns the 20 % VAT that is contained in a price, rounded to the nearest kopeck. */
export function vatOf(amount: bigint): bigint {
  return (amount + 3n) / 6n
}
