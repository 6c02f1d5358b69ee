import { getLegalText } from '@verstat/contract/browser'
import { LEGAL_UPDATED, type LegalDocument, legalSections } from '@verstat/i18n'
import { staticSeo } from '@verstat/seo'
import { describeSite } from '../../lib/head/structured-data.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { loadSeller } from '../plans/load-seller.ts'
import { readLegalBody } from './read-legal-body.ts'

export type LegalView = Awaited<ReturnType<typeof loadLegalView>>

/** The loader returns the legal text, so that the long text is sent only with the page that shows it. */
export async function loadLegalView(document: LegalDocument, context: PageContext) {
  const { t, format, site, send } = context
  const [own, seller] = await Promise.all([
    send(getLegalText, { document }),
    document === 'terms' ? loadSeller(context) : undefined,
  ])
  const names = { brand: site.brand, operator: site.operator ?? site.brand }
  const seo = staticSeo(context, document)
  describeSite(context, seo)
  return {
    title: seo.h1,
    seo: seo.head,
    updated: t('legal.page.updated', { date: format.fullDay(own.updatedAt ?? LEGAL_UPDATED) }),
    ...(seller ? { seller } : {}),
    contentsTitle: t('legal.page.contents'),
    sections: own.body === null ? legalSections(document, t, names) : readLegalBody(own.body),
  }
}
