import type { PageContext } from '../../../lib/page-context.ts'

/** Returns the head of a panel page, which tells search engines not to index the page. */
export function panelHead({ t, site }: Pick<PageContext, 't' | 'site'>, title: string) {
  return {
    meta: [
      { title: t('common.page.title', { title, brand: site.brand }) },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
