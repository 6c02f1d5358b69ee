import type { Urgency } from '@verstat/i18n'
import { cx } from '@verstat/ui/class-names'
import type { ReactNode } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { PageTools } from '../listing/page-tools.tsx'
import type { OrderPageView } from './order-page-view.ts'

export type OrderPanelProps = { readonly view: OrderPageView; readonly regionMark: ReactNode } & PanelParts

type PanelParts = {
  /** Lets the visitor contact the owner. Absent when the order accepts no offers. */
  readonly contact?: ReactNode
  readonly report: ReactNode
}

/** Shows the deadline, the contact and the place. The panel stays visible while the page scrolls. */
export function OrderPanel({ view, regionMark, contact, report }: OrderPanelProps) {
  const { t } = usePage()
  const { deadline, place } = view
  const isOpen = view.notice === undefined
  return (
    <aside className="grid grid-cols-1 gap-4 rounded-12 border border-line bg-surface p-4 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 print:hidden">
      {isOpen && (
        <div>
          <p className="text-13 text-ink-soft">{t('orderpage.page.deadline')}</p>
          <p className="text-20 font-semibold">{deadline.day}</p>
          <p className={cx('font-medium', URGENCY[deadline.urgency])}>{deadline.left}</p>
        </div>
      )}
      {contact}
      <div>
        <p className="text-13 text-ink-soft">{t('orderpage.page.place')}</p>
        <p className="font-medium">
          <SiteLink to={place.href} className="text-link">
            {place.text}
          </SiteLink>
        </p>
        <div className="mt-2 max-w-72 max-lg:hidden">{regionMark}</div>
      </div>
      <PageTools />
      <p className="border-t border-line pt-3 text-13 text-ink-soft">
        {view.updated} · {view.views}
      </p>
      {report}
    </aside>
  )
}

// The text already says how urgent the deadline is, so the colours carry no information of their own.
const URGENCY: Record<Urgency, string> = {
  past: 'text-ink-soft',
  now: 'text-bad',
  soon: 'text-warn',
  later: 'text-good',
}
