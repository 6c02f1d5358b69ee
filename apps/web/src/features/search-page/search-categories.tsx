import { CategoryIcon } from '@verstat/ui/category-icon'
import { SiteLink } from '../../lib/navigation/site-link.tsx'

export type SearchCategory = { readonly name: string; readonly icon: string; readonly href: string }

export type SearchCategoriesProps = { readonly categories: readonly SearchCategory[] }

export function SearchCategories({ categories }: SearchCategoriesProps) {
  return (
    <ul className="mt-3 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map((category) => (
        <li key={category.href} className="border-b border-line">
          <SiteLink
            to={category.href}
            className="flex min-h-11 items-center gap-3 py-1.5 no-underline hover:text-accent"
          >
            <CategoryIcon name={category.icon} size={20} className="shrink-0 text-ink-soft" />
            {category.name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
