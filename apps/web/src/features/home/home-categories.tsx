import { CategoryIcon } from '@verstat/ui/category-icon'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { HomeSection } from './home-section.tsx'

export type HomeCategory = {
  readonly slug: string
  readonly name: string
  readonly icon: string
  readonly orders: number
}

export function HomeCategories({ categories }: { readonly categories: readonly HomeCategory[] }) {
  const { t, format } = usePage()
  return (
    <HomeSection
      title={t('home.categories.heading')}
      all={{ to: '/orders/page/1', text: t('home.categories.all') }}
    >
      <ul className="grid grid-cols-1 overflow-hidden rounded-12 border border-line bg-surface sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ slug, name, icon, orders }) => (
          <li key={slug} className="-me-px -mb-px border-e border-b border-line">
            <SiteLink
              to={`/orders/category/${slug}/page/1`}
              className="group flex h-full min-h-14 items-center gap-3.5 px-4 py-2.5 no-underline transition-colors hover:bg-accent-soft"
            >
              <CategoryIcon
                name={icon}
                size={22}
                style={{ strokeWidth: 1.6 }}
                className="shrink-0 text-ink-soft transition-colors group-hover:text-accent"
              />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere group-hover:text-accent">{name}</span>
              {orders > 0 && <span className="text-ink-soft">{format.number(orders)}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
