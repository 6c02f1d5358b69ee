import type { MessageKey } from '@verstat/i18n'
import type { PageContext } from '../../lib/page-context.ts'

/** Search engines must not index pages for guests. The head has no links to other languages. */
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
