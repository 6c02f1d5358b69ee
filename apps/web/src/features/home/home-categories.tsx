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
      <ul className="home-categories">
        {categories.map(({ slug, name, icon, orders }) => (
          <li key={slug}>
            <SiteLink to={`/orders/category/${slug}/page/1`}>
              <CategoryIcon name={icon} size={22} />
              {name}
              {orders > 0 && <span>{format.number(orders)}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
