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
  readonly published?: { readonly at: string; readonly day: string }
}

export function HomeOrders({ orders }: { readonly orders: readonly HomeOrder[] }) {
  const { t } = usePage()
  return (
    <HomeSection title={t('home.orders.heading')} all={{ to: '/orders/page/1', text: t('home.orders.all') }}>
      <ul className="home-lines home-orders">
        {orders.map((order) => (
          <li key={order.id}>
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
      className={isPaid || paid.includes('highlighted') ? 'row-highlighted' : undefined}
    >
      <span>
        <PaidMarks kinds={isPaid ? ['ad', ...paid] : paid} />
        <b lang={title.lang}>
          {title.text}
          <LanguageMark lang={title.lang} />
        </b>
        <small>
          {published ? `${order.place} · ` : order.place}
          {published && <time dateTime={published.at}>{published.day}</time>}
        </small>
      </span>
      <span>
        <b>{order.budget}</b>
        {quantity && <small lang={quantity.lang}>{quantity.text}</small>}
      </span>
    </SiteLink>
  )
}
