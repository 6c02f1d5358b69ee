import { type LegalDocument, legalSections } from '@verstat/i18n'
import { loadMessages } from '@verstat/i18n/load'
import type { PageContext } from '../../lib/page-context.ts'

/** The day from which the present wording holds. */
const UPDATED = '2026-11-20'

export type LegalView = Awaited<ReturnType<typeof loadLegalView>>

/**
 * A legal text as data. It is loader data and not messages, because the bundle with the long texts is not in the
 * browser when it takes over what the server wrote.
 */
export async function loadLegalView(
  document: LegalDocument,
  { t, format, locale, site }: Pick<PageContext, 't' | 'format' | 'locale' | 'site'>,
) {
  await loadMessages(locale, ['legal'])
  return {
    title: t(`legal.${document}.title`),
    description: t(`legal.${document}.description`, { brand: site.brand }),
    updated: t('legal.page.updated', { date: format.fullDay(UPDATED) }),
    contentsTitle: t('legal.page.contents'),
    sections: legalSections(document, t, { brand: site.brand, operator: site.brand }),
  }
}
