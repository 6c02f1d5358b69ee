import type { ReactNode } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { FactList } from '../listing/facts/fact-list.tsx'
import { LanguageMark } from '../listing/language-mark.tsx'
import { PageCrumbs } from '../listing/page-crumbs.tsx'
import { PagePart } from '../listing/page-part.tsx'
import { WrittenProse } from '../listing/written-prose.tsx'
import { OrderFiles } from './order-files.tsx'
import type { OrderPageView } from './order-page-view.ts'
import { OrderPanel } from './order-panel.tsx'

export type OrderPageProps = {
  readonly view: OrderPageView
  readonly gallery: ReactNode
  readonly regionMark: ReactNode
  /** Lets the visitor contact the owner. Absent when the order accepts no offers. */
  readonly contact?: ReactNode
  /** Sticky link to the contact on phones. Absent when `contact` is absent. */
  readonly contactBar?: ReactNode
  readonly report: ReactNode
  /**
   * Rows of similar orders. Undefined when there are no similar orders, and null when the page does not look for them.
   */
  readonly related?: ReactNode
}

/** The page of a closed order begins with a notice and similar open orders. */
export function OrderPage({
  view,
  gallery,
  regionMark,
  contact,
  contactBar,
  report,
  related,
}: OrderPageProps) {
  const { t, site } = usePage()
  const href = useHref()
  const relatedPart = related !== null && (
    <PagePart id="related" heading={t('orderpage.related.heading')} className="print:hidden">
      {related ?? <p className="text-ink-soft">{t('orderpage.related.none')}</p>}
    </PagePart>
  )
  return (
    <article className="contact-scope">
      <PageCrumbs crumbs={view.crumbs} className="print:hidden" />
      {view.notice && (
        <div className="mt-4 rounded-8 border border-warn bg-warn-soft p-4">
          <p className="font-semibold">{view.notice.heading}</p>
          <p>{view.notice.text}</p>
        </div>
      )}
      <header className="mt-3 mb-6 print:mt-0 print:mb-4">
        <p className="text-13 text-ink-soft">
          {[view.type, view.number, view.published].filter(Boolean).join(' · ')}
          <LanguageMark lang={view.title.lang} />
        </p>
        <h1 lang={view.title.lang} className="listing-title mt-1 max-w-4xl text-26 lg:text-36">
          {view.title.text}
        </h1>
      </header>
      {view.notice && relatedPart && <div className="mb-10">{relatedPart}</div>}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start print:block">
        <OrderPanel view={view} regionMark={regionMark} contact={contact} report={report} />
        <div className="grid grid-cols-1 min-w-0 gap-8 lg:col-start-1 lg:row-start-1 print:gap-5">
          <PagePart heading={t('orderpage.page.facts')}>
            <FactList facts={view.facts} />
          </PagePart>
          {view.attributes.length > 0 && (
            <PagePart heading={t('orderpage.page.attributes')}>
              <FactList facts={view.attributes} />
            </PagePart>
          )}
          <PagePart heading={t('orderpage.page.about')}>
            <WrittenProse text={view.description} />
          </PagePart>
          {view.pictures.length > 0 && (
            <PagePart heading={t('orderpage.page.images')} className="print:hidden">
              {gallery}
            </PagePart>
          )}
          {view.files.length > 0 && (
            <PagePart heading={t('orderpage.page.files')} className="print:hidden">
              <OrderFiles files={view.files} />
            </PagePart>
          )}
        </div>
      </div>
      {!view.notice && <div className="mt-12">{relatedPart}</div>}
      <p className="mt-6 hidden border-t border-line pt-2 text-13 print:block">
        {site.origin + href(view.seo.path)}
      </p>
      {contactBar}
    </article>
  )
}
