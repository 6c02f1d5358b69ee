import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'

export type PanelMoreProps = {
  /** Path of the list without the cursor. */
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  /** Cursor of the shown page. The first page has the cursor ''. */
  readonly before: string
  readonly next: string | null
}

/** Links to the next page and to the first page of a list with cursor pagination. */
export function PanelMore({ path, query, before, next }: PanelMoreProps) {
  const { t } = usePage()
  const href = useHref()
  if (next === null && before === '') return null
  return (
    <nav aria-label={t('common.pager.label')} className="mt-4 flex flex-wrap gap-2">
      {before !== '' && <LinkButton href={href(address(path, query))}>{t('panel.more.first')}</LinkButton>}
      {next !== null && (
        <LinkButton href={href(address(path, { ...query, before: next }))}>{t('panel.more.next')}</LinkButton>
      )}
    </nav>
  )
}

function address(path: string, query: PanelMoreProps['query']): string {
  const filled = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const search = new URLSearchParams(filled).toString()
  return search === '' ? path : `${path}?${search}`
}
