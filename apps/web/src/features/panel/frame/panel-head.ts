import type { PageContext } from '../../../lib/page-context.ts'

/** The head of a page of the panel. */
export function panelHead({ t, site }: Pick<PageContext, 't' | 'site'>, title: string) {
  return {
    meta: [
      { title: t('common.page.title', { title, brand: site.brand }) },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
