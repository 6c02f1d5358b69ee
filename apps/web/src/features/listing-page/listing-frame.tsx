import { buttonClass } from '@verstat/ui/button'
import { ArrowDownUp, SlidersHorizontal } from '@verstat/ui/icons'
import { Sheet } from '@verstat/ui/sheet'
import type { ReactNode } from 'react'
import type { Kept } from '../../lib/hydration/kept-part.tsx'
import { listingPath } from '../../lib/urls/listing-path.ts'
import { usePage } from '../../lib/use-page.ts'
import { FilterChips } from '../listing/filter-chips.tsx'
import { KeptSorts, type ListLinks } from '../listing/kept-links.tsx'
import { LazyFilterFaults } from '../listing/lazy-filter-faults.ts'
import { PageCrumbs } from '../listing/page-crumbs.tsx'
import { FilterForm } from './filters/filter-form.tsx'
import { KeptPageLinks } from './kept-page-links.ts'
import { LazyEmptyList } from './lazy-empty-list.ts'
import type { ShownListingView } from './listing-view.ts'
import type { PageLinksProps } from './page-links.tsx'

export type ListingFrameProps = {
  readonly view: ShownListingView
  readonly links: ListLinks
  readonly pages: Kept<PageLinksProps>
  /** Fields for the filters that are not in the path. */
  readonly filterFields: ReactNode
  /** Those of them that stand below the first facet. */
  readonly leadFields?: ReactNode
  /** Rows or cards of the list. They are not shown when the list is empty. */
  readonly children: ReactNode
}

export function ListingFrame({ view, links, pages, filterFields, leadFields, children }: ListingFrameProps) {
  const { t } = usePage()
  const { place, chips } = view
  const labelOf = (field: string) => {
    const choice = `fields.filter.${field}`
    const key = t.has(choice) ? choice : `${place.kind}.filter.${field}`
    return t.has(key) ? t(key) : t('common.sort.label')
  }
  return (
    <>
      <PageCrumbs crumbs={view.crumbs} />
      <header className="mt-1 mb-3">
        <h1 className="text-26">{view.heading}</h1>
        {view.intro && <p className="mt-1 max-w-measure text-ink-soft lg:max-w-none">{view.intro}</p>}
      </header>
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-7">
        <Sheet id="filters" title={t('common.filter.title')} closeLabel={t('common.filter.close')}>
          <FilterForm place={place} links={links} showText={view.showText} lead={leadFields}>
            {filterFields}
          </FilterForm>
        </Sheet>
        <section aria-labelledby="list" className="grid grid-cols-1 min-w-0 gap-2">
          <h2 id="list" className="sr-only">
            {t(`${place.kind}.list.label`)}
          </h2>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="font-medium">
              {view.found}
            </p>
            {/* On wide screens the chips stand beside the count, so that the list begins higher. */}
            <FilterChips
              chips={chips}
              resetTo={listingPath(place.kind, {})}
              className="max-lg:order-last max-lg:basis-full lg:me-auto"
            />
            <div className="flex flex-wrap gap-2 lg:hidden">
              <SheetButton sheet="filters" icon={<SlidersHorizontal size={16} />}>
                {chips.length > 0
                  ? t('common.filter.openCount', { n: chips.length })
                  : t('common.filter.title')}
              </SheetButton>
              <SheetButton sheet="sorts" icon={<ArrowDownUp size={16} />}>
                {links.sorted}
              </SheetButton>
            </div>
            <Sheet id="sorts" title={t('common.sort.label')} closeLabel={t('common.action.close')}>
              <KeptSorts kept={links.sorts} />
            </Sheet>
          </div>
          {view.faults.length > 0 && <LazyFilterFaults faults={view.faults} labelOf={labelOf} />}
          {view.neighbours ? <LazyEmptyList place={place} neighbours={view.neighbours} /> : children}
          {view.pages > 1 && <KeptPageLinks kept={pages} />}
        </section>
      </div>
    </>
  )
}

function SheetButton({
  sheet,
  icon,
  children,
}: {
  readonly sheet: string
  readonly icon: ReactNode
  readonly children: ReactNode
}) {
  return (
    <button type="button" popoverTarget={sheet} className={buttonClass({ size: 'small' })}>
      {icon}
      {children}
    </button>
  )
}
