import type { Deal } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'

/** «Угода № 12», which the title of the page and of its tab says. */
export function dealTitle({ t }: Pick<PageContext, 't'>, { number }: Pick<Deal, 'number'>): string {
  return t('deals.number', { number: String(number) })
}
