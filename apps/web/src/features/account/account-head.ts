import type { MessageKey } from '@verstat/i18n'
import type { PageContext } from '../../lib/page-context.ts'

/** Search engines must not index account pages. `text` replaces the title where the page has one of its own. */
export function accountHead(
  { t, site }: Pick<PageContext, 't' | 'site'>,
  title: MessageKey,
  text: string = t(title),
) {
  return {
    meta: [
      { title: t('common.page.title', { title: text, brand: site.brand }) },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
