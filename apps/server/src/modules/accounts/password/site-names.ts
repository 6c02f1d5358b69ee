import type { Settings } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { Seller } from '../../../platform/payments/seller.ts'

/**
 * Returns the names of the site, its operator and its seller in all languages. Passwords must not contain these
 * names.
 */
export function siteNames(
  { brand, operator }: Pick<Settings, 'brand' | 'operator'>,
  install: { readonly brand: string | null; readonly seller: Pick<Seller, 'name'> | null },
): string[] {
  const named: readonly Readonly<Partial<Record<LocaleCode, string | null>>>[] = [
    brand,
    operator,
    install.seller?.name ?? {},
  ]
  return [install.brand, ...named.flatMap((each) => Object.values(each))].filter((name) => name !== null)
}
