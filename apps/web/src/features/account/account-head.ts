import type { MessageKey } from '@verstat/i18n'
import type { PageContext } from '../../lib/page-context.ts'

/** Search engines must not index account pages. */
export function accountHead({ t, site }: Pick<PageContext, 't' | 'site'>, title: MessageKey) {
  return {
    meta: [
      { title: t('common.page.title', { title: t(title), brand: site.brand }) },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
