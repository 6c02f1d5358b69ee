import type { MessageKey } from '@verstat/i18n'
import type { PageContext } from '../../lib/page-context.ts'

/** The head of a page for guests: no search engine keeps it, and no other language of it is told. */
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
