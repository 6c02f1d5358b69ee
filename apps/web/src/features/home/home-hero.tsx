import { PersonalSlot } from '../../lib/session/personal-slot.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { OrderRowView } from '../listing/rows/order-row-view.ts'
import { type HomeNumber, HomeNumbers } from './home-numbers.tsx'
import { HomeSearch } from './home-search.tsx'
import { HomeSheet } from './home-sheet.tsx'

export type HomeHeroProps = {
  readonly numbers: readonly HomeNumber[]
  /** Absent as long as there is no order. */
  readonly newest?: OrderRowView | undefined
}

export function HomeHero({ numbers, newest }: HomeHeroProps) {
  const { t, site } = usePage()
  return (
    <section className="border-b border-line bg-surface">
      <div className="page-box grid grid-cols-1 gap-x-16 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:pt-14">
        <div className="min-w-0">
          <h1 className="max-w-form text-26 font-bold sm:text-36">{t('home.hero.heading')}</h1>
          <p className="mt-3 max-w-form text-17 text-ink-soft">
            {t('home.hero.text', { brand: site.brand })}
          </p>
          <PersonalSlot name="purpose">
            <HomeSearch />
          </PersonalSlot>
        </div>
        {newest && (
          <div className="min-w-0 lg:self-center">
            <HomeSheet order={newest} />
          </div>
        )}
      </div>
      <HomeNumbers numbers={numbers} label={t('home.numbers.label')} />
    </section>
  )
}
