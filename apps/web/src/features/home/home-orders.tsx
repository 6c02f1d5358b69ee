import { cx } from '@verstat/ui/class-names'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { LanguageMark } from '../listing/language-mark.tsx'
import type { WrittenText } from '../listing/listing-words.ts'
import { type PaidKind, PaidMarks } from '../listing/rows/paid-marks.tsx'
import { HomeSection } from './home-section.tsx'

export type HomeOrder = {
  readonly id: string
  readonly href: string
  readonly title: WrittenText
  readonly quantity?: { readonly text: string; readonly lang?: string }
  readonly budget: string
  readonly place: string
  readonly isPaid: boolean
  readonly paid: readonly PaidKind[]
  readonly published?: { readonly at: string; readonly day: string; readonly exact: string }
}

export function HomeOrders({ orders }: { readonly orders: readonly HomeOrder[] }) {
  const { t } = usePage()
  return (
    <HomeSection title={t('home.orders.heading')} all={{ to: '/orders/page/1', text: t('home.orders.all') }}>
      <ul className="rounded-12 border border-line bg-surface">
        {orders.map((order) => (
          <li key={order.id} className="border-b border-line last:border-b-0">
            <OrderLine order={order} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function OrderLine({ order }: { readonly order: HomeOrder }) {
  const { title, quantity, published, isPaid, paid } = order
  return (
    <SiteLink
      to={order.href}
      className={cx(
        'group grid gap-x-6 px-4 py-3 no-underline transition-colors hover:bg-accent-soft sm:grid-cols-[minmax(0,1fr)_fit-content(38%)]',
        (isPaid || paid.includes('highlighted')) && 'bg-promoted-soft/60',
      )}
    >
      <span className="min-w-0">
        <PaidMarks kinds={isPaid ? ['ad', ...paid] : paid} className="mb-1" />
        <span lang={title.lang} className="block font-medium group-hover:text-accent">
          {title.text}
          <LanguageMark lang={title.lang} />
        </span>
        <span className="block text-13 text-ink-soft">
          {order.place}
          {published && (
            <>
              {' · '}
              <time dateTime={published.at} title={published.exact}>
                {published.day}
              </time>
            </>
          )}
        </span>
      </span>
      <span className="sm:text-end">
        <span className="block font-medium">{order.budget}</span>
        {quantity && (
          <span lang={quantity.lang} className="block text-13 text-ink-soft max-sm:hidden">
            {quantity.text}
          </span>
        )}
      </span>
    </SiteLink>
  )
}
