import type { Seller } from '@verstat/contract'

export type { Seller }

export function paysVat({ taxStatus }: Pick<Seller, 'taxStatus'>): boolean {
  return taxStatus === 'single-vat' || taxStatus === 'general-vat'
}

/** Returns the 20 % VAT that is contained in a price, rounded to the nearest kopeck. */
export function vatOf(amount: bigint): bigint {
  return (amount + 3n) / 6n
}
