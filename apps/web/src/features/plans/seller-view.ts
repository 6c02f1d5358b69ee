import type { getSeller, RouteOutput } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'

export type SellerView = {
  readonly heading: string
  readonly facts: readonly { readonly key: string; readonly label: string; readonly value: string }[]
}

/** Returns the seller's details for a page, or undefined when the site sells nothing for real money. */
export function sellerView(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  { seller }: Pick<RouteOutput<typeof getSeller>, 'seller'>,
): SellerView | undefined {
  if (!seller) return undefined
  const code = seller.code.length === 8 ? t('seller.fact.edrpou') : t('seller.fact.rnokpp')
  return {
    heading: t('seller.page.heading'),
    facts: [
      { key: 'name', label: t('seller.fact.name'), value: seller.name[locale] },
      { key: 'code', label: code, value: seller.code },
      { key: 'address', label: t('seller.fact.address'), value: seller.address[locale] },
      { key: 'tax', label: t('seller.fact.tax'), value: t(`seller.tax.${seller.taxStatus}`) },
      { key: 'refund', label: t('seller.fact.refund'), value: seller.refundRule[locale] },
    ],
  }
}
