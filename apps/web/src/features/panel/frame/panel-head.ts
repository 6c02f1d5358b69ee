import type { PageContext } from '../../../lib/page-context.ts'

/** Head of a panel page: search engines must not index it. */
export function panelHead({ t, site }: Pick<PageContext, 't' | 'site'>, title: string) {
  return {
    meta: [
      { title: t('common.page.title', { title, brand: site.brand }) },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
