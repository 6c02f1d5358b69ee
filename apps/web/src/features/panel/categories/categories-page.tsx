import { useRouter } from '@tanstack/react-router'
import type { PanelCategory } from '@verstat/contract'
import { placeCategory } from '@verstat/contract/browser'
import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { ExportButton } from '../frame/export-button.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'

export type CategoriesPageProps = { readonly categories: readonly PanelCategory[] }

export function CategoriesPage({ categories }: CategoriesPageProps) {
  const { t } = usePage()
  const href = useHref()
  const roots = categories.filter(({ parentId }) => parentId === null)
  return (
    <>
      <PanelTitle
        title={t('panel.categories.title')}
        found={t('panel.categories.found', { n: categories.length })}
      >
        <ExportButton table="categories" />
        <LinkButton href={href('/panel/categories/new')}>{t('panel.categories.add')}</LinkButton>
      </PanelTitle>
      <ul className="mt-4 grid gap-4">
        {roots.map((root) => {
          const leaves = categories.filter(({ parentId }) => parentId === root.id)
          return (
            <li key={root.id} className="rounded-12 border border-line bg-surface">
              <CategoryLine category={root} siblings={roots} />
              <ul className="border-t border-line">
                {leaves.map((leaf) => (
                  <li key={leaf.id} className="border-line not-first:border-t ps-4">
                    <CategoryLine category={leaf} siblings={leaves} />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </>
  )
}

type LineProps = { readonly category: PanelCategory; readonly siblings: readonly PanelCategory[] }

function CategoryLine({ category, siblings }: LineProps) {
  const { t, locale, send } = usePage()
  const router = useRouter()
  const at = siblings.findIndex(({ id }) => id === category.id)
  const name = category.name[locale]
  const move = (direction: 'up' | 'down', before: string | null) => (
    <ActionForm
      id={`${direction}-${category.id}`}
      label={t(`panel.categories.${direction}`)}
      name={t(`panel.categories.${direction}Named`, { name })}
      busy={t('panel.form.busy')}
      variant="quiet"
      send={(options) => send(placeCategory, { id: category.id, before }, options)}
      done={() => router.invalidate()}
    />
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-4 py-1">
      <SiteLink
        to={`/panel/categories/${category.id}`}
        className="text-link inline-flex min-h-8 min-w-0 flex-1 basis-48 items-center pointer-coarse:min-h-11"
      >
        {category.parentId === null ? <span className="font-semibold">{name}</span> : name}
      </SiteLink>
      <span className="text-13 text-ink-soft">
        {t('panel.categories.counts', {
          orders: category.counts.orders,
          producers: category.counts.producers,
        })}
      </span>
      <span className="flex gap-1">
        {at > 0 && move('up', siblings[at - 1]?.id ?? null)}
        {at < siblings.length - 1 && move('down', siblings[at + 2]?.id ?? null)}
      </span>
    </div>
  )
}
