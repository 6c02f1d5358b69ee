import type { MessageKey } from '@verstat/i18n'
import type { PageContext } from '../../lib/page-context.ts'

/** Head of a guest page: not indexed, without links to other languages. */
export function guestHead(
  { t, site }: Pick<PageContext, 't' | 'site'>,
  title: MessageKey,
  about: MessageKey,
) {
  return {
    meta: [
      { title: t('common.page.title', { title: t(title), brand: site.brand }) },
      { name: 'description', content: t(about) },
      { name: 'robots', content: 'noindex' },
    ],
  }
}
