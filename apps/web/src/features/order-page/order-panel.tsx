import type { ReactNode } from 'react'
import { PageTools } from '../listing/page-tools.tsx'
import { BuyerCard } from './buyer-card.tsx'
import type { OrderPageView } from './order-page-view.ts'

export type OrderPanelProps = {
  readonly view: OrderPageView
  /** The offers to the order, and how to send one. */
  readonly offers?: ReactNode
  /** Lets the visitor contact the owner. Absent when the order accepts no offers. */
  readonly contact?: ReactNode
  readonly report: ReactNode
}

/** Shows the contact and what else can be done with the page. The panel stays visible while the page scrolls. */
export function OrderPanel({ view, offers, contact, report }: OrderPanelProps) {
  return (
    <aside className="grid grid-cols-1 gap-4 rounded-12 border border-line bg-surface p-4 lg:sticky lg:top-4 print:hidden">
      {offers}
      {contact}
      {view.buyer && <BuyerCard buyer={view.buyer} />}
      <PageTools />
      <p className="border-t border-line pt-3 text-13 text-ink-soft">
        {view.updated === undefined ? view.views : `${view.updated} · ${view.views}`}
      </p>
      {report}
    </aside>
  )
}
