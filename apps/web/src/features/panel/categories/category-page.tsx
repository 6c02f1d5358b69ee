import { useRouter } from '@tanstack/react-router'
import type { PanelCategory } from '@verstat/contract'
import { localizePath } from '@verstat/i18n'
import { usePage } from '../../../lib/use-page.ts'
import { PanelTitle } from '../frame/panel-title.tsx'
import { CategoryForm } from './category-form.tsx'
import { MergeForm } from './merge-form.tsx'

export type CategoryPageProps = {
  /** The category is undefined when the page creates a new one. */
  readonly category: PanelCategory | undefined
  readonly categories: readonly PanelCategory[]
}

export function CategoryPage({ category, categories }: CategoryPageProps) {
  const { t, locale } = usePage()
  const router = useRouter()
  const roots = categories.filter(({ parentId }) => parentId === null)
  return (
    <>
      <PanelTitle
        back={{ to: '/panel/categories', text: t('panel.categories.title') }}
        title={category?.name[locale] ?? t('panel.categories.new')}
      />
      {category && (
        <p className="text-ink-soft">
          {t('panel.categories.counts', {
            orders: category.counts.orders,
            producers: category.counts.producers,
          })}
        </p>
      )}
      <CategoryForm
        key={category ? `${category.id} ${category.version}` : 'new'}
        {...(category ? { category } : {})}
        roots={roots}
        done={async (saved) => {
          if (category) await router.invalidate()
          else await router.navigate({ href: localizePath(`/panel/categories/${saved.id}`, locale) })
        }}
      />
      {category && <MergeForm category={category} categories={categories} />}
    </>
  )
}
