import { cx } from '@verstat/ui/class-names'
import type { ReactNode } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { FactBlock } from '../listing/facts/fact-block.tsx'
import { LanguageMark } from '../listing/language-mark.tsx'
import { PageCrumbs } from '../listing/page-crumbs.tsx'
import { PagePart } from '../listing/page-part.tsx'
import { WrittenProse } from '../listing/written-prose.tsx'
import type { OrderPageView } from './order-page-view.ts'
import { OrderPanel } from './order-panel.tsx'
import { OrderTermLine } from './order-term.tsx'

export type OrderPageProps = {
  readonly view: OrderPageView
  readonly gallery: ReactNode
  readonly regionMark: ReactNode
  /** The drawings and documents of the order. */
  readonly files?: ReactNode
  /** What only the owner and the staff see. */
  readonly manage?: ReactNode
  /** The offers to the order, and how to send one. */
  readonly offers?: ReactNode
  /** Questions about the order with their answers. */
  readonly questions?: ReactNode
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

/**
 * Shows the page of an order, which begins with the picture and the title block (a table of facts). The page of a
 * closed order begins with a notice and similar open orders. On paper, the title block is at the bottom right, as on a
 * drawing.
 */
export function OrderPage(props: OrderPageProps) {
  const { view, manage, offers, questions, contact, contactBar, report, related } = props
  const { t, site } = usePage()
  const href = useHref()
  const relatedPart = related !== null && (
    <PagePart id="related" heading={t('orderpage.related.heading')} className="print:hidden">
      {related ?? <p className="text-ink-soft">{t('orderpage.related.none')}</p>}
    </PagePart>
  )
  return (
    <article className="contact-scope print-sheet">
      <PageCrumbs crumbs={view.crumbs} className={CRUMBS} />
      {view.notice && (
        <div className="mt-4 rounded-8 border border-warn bg-warn-soft p-4">
          <p className="font-semibold">{view.notice.heading}</p>
          <p>{view.notice.text}</p>
        </div>
      )}
      <header className="mt-2 mb-4 lg:mt-3 lg:mb-6 print:mt-0">
        <h1 lang={view.title.lang} className="listing-title max-w-4xl text-20 sm:text-26 lg:text-36">
          {view.title.text}
        </h1>
        {view.title.lang && (
          <p className="-ms-1.5 text-13 text-ink-soft">
            <LanguageMark lang={view.title.lang} />
          </p>
        )}
      </header>
      {manage && <div className="mb-6 print:hidden">{manage}</div>}
      {view.notice && relatedPart && <div className="mb-10">{relatedPart}</div>}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start print:contents">
        <OrderSheet {...props} />
        <div className="lg:row-span-2 lg:h-full print:contents">
          <OrderPanel view={view} offers={offers} contact={contact} report={report} />
        </div>
        {questions}
      </div>
      {!view.notice && <div className="mt-12">{relatedPart}</div>}
      <p className="mt-auto hidden pt-6 text-13 print:block">{site.origin + href(view.seo.path)}</p>
      {contactBar}
    </article>
  )
}

function OrderSheet({ view, gallery, regionMark, files }: OrderPageProps) {
  const { t } = usePage()
  const { term, pictures, place } = view
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 sm:gap-8 print:contents">
      <div className={cx(pictures.length > 0 && WITH_PICTURE, ON_PAPER)}>
        {pictures.length > 0 && <div className="print:w-40">{gallery}</div>}
        <FactBlock
          facts={view.facts}
          row={
            term && {
              after: view.facts.some(({ key }) => key === 'budget') ? 'budget' : 'quantity',
              cell: { key: 'term', label: t('orderpage.term.label'), value: <OrderTermLine term={term} /> },
            }
          }
          className="print:ms-auto print:w-[120mm]"
        />
      </div>
      {files}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,var(--container-measure))_minmax(0,1fr)] print:contents">
        <PagePart heading={t('orderpage.page.about')}>
          <WrittenProse text={view.description} />
        </PagePart>
        <div className="grid content-start gap-8 print:hidden">
          {place.regionSlug !== 'abroad' && (
            <PagePart heading={t('orderpage.page.map')} className="max-lg:hidden">
              <div className="max-w-72">{regionMark}</div>
            </PagePart>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * The last breadcrumb is only for screen readers, because the page already shows the title of the order. A phone has
 * room only for the breadcrumb before the last, which leads back.
 */
const CRUMBS =
  '[&_li:last-child]:sr-only max-sm:[&_li:not(:nth-last-child(-n+2))]:hidden max-sm:[&_svg]:rotate-180 print:hidden'
const WITH_PICTURE =
  'grid grid-cols-1 gap-3 sm:grid-cols-[16rem_minmax(0,1fr)] sm:items-start sm:gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]'
const ON_PAPER = 'print:order-last print:flex print:items-end print:gap-4 print:break-inside-avoid'
