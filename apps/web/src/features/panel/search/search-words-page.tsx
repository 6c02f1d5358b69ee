import type { listSearchMisses, RouteOutput, SynonymGroup } from '@verstat/contract'
import { Button } from '@verstat/ui/button'
import { EmptyState } from '@verstat/ui/empty-state'
import { Field } from '@verstat/ui/field'
import { LinkButton } from '@verstat/ui/link-button'
import { TextInput } from '@verstat/ui/text-input'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'

export type SearchWordsPageProps = {
  readonly misses: RouteOutput<typeof listSearchMisses>
  /** Groups that match `query`, or all groups when `query` is empty. */
  readonly groups: readonly SynonymGroup[]
  readonly query: string
}

/** Shows searches that found nothing, and groups of synonyms. */
export function SearchWordsPage({ misses, groups, query }: SearchWordsPageProps) {
  const { t } = usePage()
  return (
    <>
      <PanelTitle title={t('panel.search.title')} />
      <section aria-labelledby="misses" className="mt-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="misses" className="text-20">
            {t('panel.misses.title')}
          </h2>
          <ExportButton table="misses" />
        </div>
        <p className="mt-1 mb-3 max-w-measure text-ink-soft">{t('panel.misses.text')}</p>
        <Misses misses={misses} />
      </section>
      <section aria-labelledby="synonyms" className="mt-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="synonyms" className="text-20">
            {t('panel.synonyms.title')}
          </h2>
          <ExportButton table="synonyms" />
          <LinkButton variant="primary" href={useHref()('/panel/search/new')}>
            {t('panel.synonyms.new')}
          </LinkButton>
        </div>
        <p className="mt-1 max-w-measure text-ink-soft">{t('panel.synonyms.text')}</p>
        <FindForm query={query} />
        <p role="status" className="mt-3 mb-2 text-ink-soft">
          {t('panel.synonyms.found', { n: groups.length })}
        </p>
        <Groups groups={groups} />
      </section>
    </>
  )
}

function Misses({ misses }: Pick<SearchWordsPageProps, 'misses'>) {
  const { t, format } = usePage()
  if (misses.length === 0) return <EmptyState title={t('panel.misses.none')} />
  return (
    <PanelTable
      caption={t('panel.misses.title')}
      heads={[t('panel.misses.query'), t('panel.misses.count'), t('panel.misses.lastDay')]}
      rows={misses.map(({ query, count, lastDay }) => ({
        key: query,
        cells: [
          <SiteLink
            key="query"
            to={`/search?${new URLSearchParams({ query })}`}
            className="text-link inline-flex items-center font-medium pointer-coarse:min-h-11"
          >
            <bdi lang="">{query}</bdi>
          </SiteLink>,
          t('panel.misses.times', { n: count }),
          format.day(lastDay),
        ],
      }))}
    />
  )
}

function FindForm({ query }: Pick<SearchWordsPageProps, 'query'>) {
  const { t } = usePage()
  const href = useHref()
  return (
    <form
      action={href('/panel/search')}
      method="get"
      key={query}
      className="mt-4 grid max-w-form items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field label={t('panel.synonyms.find')}>
        {(control) => <TextInput {...control} type="search" name="query" defaultValue={query} />}
      </Field>
      <Button type="submit">{t('panel.filter.apply')}</Button>
    </form>
  )
}

function Groups({ groups }: Pick<SearchWordsPageProps, 'groups'>) {
  const { t, format } = usePage()
  if (groups.length === 0) return null
  return (
    <PanelTable
      caption={t('panel.synonyms.title')}
      heads={[t('panel.synonyms.words'), t('panel.synonyms.editedAt')]}
      rows={groups.map(({ id, words, editedAt }) => ({
        key: id,
        cells: [
          <SiteLink
            key="words"
            to={`/panel/search/${id}`}
            className="text-link inline-flex items-center pointer-coarse:min-h-11"
          >
            <bdi lang="">{words.join(', ')}</bdi>
          </SiteLink>,
          editedAt === null ? t('panel.synonyms.asProgram') : format.dayTime(editedAt),
        ],
      }))}
    />
  )
}
