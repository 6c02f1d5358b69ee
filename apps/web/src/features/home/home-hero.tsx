import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { SearchForm } from '../shared/search-form.tsx'
import { type HomeNumber, HomeNumbers } from './home-numbers.tsx'
import { HomePlacing } from './home-placing.tsx'
import { SearchScope } from './search-scope.tsx'

export function HomeHero({ numbers }: { readonly numbers: readonly HomeNumber[] }) {
  const { t, site } = usePage()
  return (
    <section className="border-b border-line bg-surface">
      <div className="page-box grid grid-cols-1 gap-x-16 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:pt-14">
        <div className="min-w-0">
          <h1 className="max-w-form text-26 font-bold sm:text-36">{t('home.hero.heading')}</h1>
          <p className="mt-3 max-w-form text-17 text-ink-soft">
            {t('home.hero.text', { brand: site.brand })}
          </p>
          <SearchForm id="home-search" size="large" label={t('home.search.label')} className="mt-6">
            <SearchScope />
          </SearchForm>
          <p className="mt-2.5 text-13 text-ink-soft">
            {t.rich('home.search.example', {
              first: exampleLink,
              second: exampleLink,
              third: exampleLink,
            })}
          </p>
        </div>
        <HomePlacing />
      </div>
      <HomeNumbers numbers={numbers} label={t('home.numbers.label')} />
    </section>
  )
}

/** Turns a word of the example into a link that searches for this word. */
function exampleLink(chunks: ReadonlyArray<string | React.ReactElement>) {
  const word = chunks.join('')
  return (
    <SiteLink
      key={word}
      to={`/search?query=${encodeURIComponent(word)}`}
      className="text-link inline-flex items-center pointer-coarse:min-h-11"
    >
      {word}
    </SiteLink>
  )
}
