import { ExternalLink } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { PageTools } from '../listing/page-tools.tsx'
import type { ProducerPageView } from './producer-page-view.ts'

export type ProducerPanelProps = {
  readonly view: ProducerPageView
  readonly regionMark: ReactNode
} & PanelParts

type PanelParts = {
  /** The ways to contact the owner. Absent while the producer is paused. */
  readonly contact?: ReactNode
  readonly report: ReactNode
}

export function ProducerPanel({ view, regionMark, contact, report }: ProducerPanelProps) {
  const { t } = usePage()
  const { verified, website } = view
  return (
    <aside className="grid grid-cols-1 gap-4 rounded-12 border border-line bg-surface p-4 lg:sticky lg:top-4 print:hidden">
      {contact}
      <div className="max-w-72 max-lg:hidden">{regionMark}</div>
      {website && (
        <div>
          <p className="text-13 text-ink-soft">{t('producers.page.website')}</p>
          <p>
            <a
              href={website.href}
              rel="nofollow noopener ugc"
              className="text-link inline-flex max-w-full items-center gap-1.5 font-medium break-all pointer-coarse:min-h-11"
            >
              {website.host}
              <ExternalLink size={14} className="shrink-0" />
            </a>
          </p>
        </div>
      )}
      {verified && (
        <div>
          <p className="font-medium text-good">{verified.exact}</p>
          <p className="text-13 text-ink-soft">
            {verified.explanation} {t('producers.verified.notForSale')}
          </p>
        </div>
      )}
      <PageTools />
      <p className="border-t border-line pt-3 text-13 text-ink-soft">
        {view.updated} · {view.views}
      </p>
      {report}
    </aside>
  )
}
