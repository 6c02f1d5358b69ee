import { Chip } from '@verstat/ui/chip'
import type { ReactNode } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { FactBlock } from '../listing/facts/fact-block.tsx'
import { PageCrumbs } from '../listing/page-crumbs.tsx'
import { PagePart } from '../listing/page-part.tsx'
import { WrittenProse } from '../listing/written-prose.tsx'
import { ProducerHeader } from './producer-header.tsx'
import type { ProducerPageView } from './producer-page-view.ts'
import { ProducerPanel } from './producer-panel.tsx'
import { ProducerTables } from './producer-tables.tsx'

export type ProducerPageProps = {
  readonly view: ProducerPageView
  readonly gallery: ReactNode
  readonly regionMark: ReactNode
  /** What only the owner and the staff see. */
  readonly manage?: ReactNode
  /** The ways to contact the owner. Absent while the producer is paused. */
  readonly contact?: ReactNode
  /** On phones, a sticky link to the contact. Absent while the producer is paused. */
  readonly contactBar?: ReactNode
  readonly report: ReactNode
  /** Cards of similar producers. Absent when there are none. */
  readonly related?: ReactNode
}

/** Shows the page of a producer. For a paused producer, a notice and similar producers come first. */
export function ProducerPage({
  view,
  gallery,
  regionMark,
  manage,
  contact,
  contactBar,
  report,
  related,
}: ProducerPageProps) {
  const { t, site } = usePage()
  const href = useHref()
  const relatedPart = related && (
    <PagePart id="related" heading={t('producers.related.heading')} className="print:hidden">
      {related}
    </PagePart>
  )
  return (
    <article className="contact-scope">
      <PageCrumbs crumbs={view.crumbs} className="print:hidden" />
      {view.paused && (
        <div className="mt-4 rounded-8 border border-warn bg-warn-soft p-4">
          <p className="font-semibold">{t('producers.notice.paused')}</p>
          <p>{t('producers.notice.pausedText')}</p>
        </div>
      )}
      <ProducerHeader view={view} />
      {manage && <div className="mb-6 print:hidden">{manage}</div>}
      {view.paused && relatedPart && <div className="mb-10">{relatedPart}</div>}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start print:block">
        <div className="grid grid-cols-1 min-w-0 gap-8 print:gap-5">
          <FactBlock facts={view.facts} />
          <PagePart heading={t('producers.page.makes')}>
            <ul className="flex flex-wrap gap-2">
              {view.makes.map((category) => (
                <li key={category.href} className="min-w-0">
                  <Chip href={href(category.href)} className="print:inline-flex">
                    {category.label}
                  </Chip>
                </li>
              ))}
            </ul>
          </PagePart>
          <PagePart heading={t('producers.page.about')}>
            <WrittenProse text={view.description} />
          </PagePart>
          <ProducerTables view={view} />
          {view.gallery.length > 0 && (
            <PagePart heading={t('producers.page.gallery')} className="print:hidden">
              {gallery}
            </PagePart>
          )}
        </div>
        <ProducerPanel view={view} regionMark={regionMark} contact={contact} report={report} />
      </div>
      {!view.paused && relatedPart && <div className="mt-12">{relatedPart}</div>}
      <p className="mt-6 hidden border-t border-line pt-2 text-13 print:block">
        {site.origin + href(view.seo.path)}
      </p>
      {contactBar}
    </article>
  )
}
