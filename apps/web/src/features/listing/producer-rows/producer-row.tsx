import { BadgeCheck } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ListRow, RowFact } from '../rows/list-row.tsx'
import type { ProducerRowView } from './producer-row-view.ts'

/**
 * A row in a list or in search results. In search results, `markedName` marks the matches in the name, and `excerpt` is
 * set when the match is not in the name.
 */
export type ShownProducerRow = ProducerRowView & {
  readonly markedName?: ReactNode
  readonly excerpt?: ReactNode
}

export type ProducerRowProps = { readonly row: ShownProducerRow }

export const PRODUCER_COLUMNS = 'producer-columns'

export function ProducerRow({ row }: ProducerRowProps) {
  const { t } = usePage()
  const { name, nameLang, tagline, verified } = row
  const making = [row.kind, ...row.makes].join(DOT) + moreText()
  const work =
    row.busy === undefined ? (
      making
    ) : (
      <>
        <span className="font-medium text-warn">{row.busy}</span>
        {DOT}
        {making}
      </>
    )
  return (
    <ListRow
      {...row}
      title={{ text: row.markedName ?? name, lang: nameLang }}
      textLang={tagline?.lang}
      picture={row.logo}
      fit="contain"
      about={row.excerpt ?? work}
      more={
        tagline ? (
          <p lang={tagline.lang} className="truncate">
            {tagline.text}
          </p>
        ) : (
          row.excerpt && <p className="truncate text-ink-soft">{work}</p>
        )
      }
      columns={PRODUCER_COLUMNS}
      factsClass="producer-facts"
    >
      <RowFact label={t('producers.row.region')} className="row-place">
        {row.place}
      </RowFact>
      <RowFact label={t('producers.row.minimum')} className="font-medium">
        {row.minimum}
      </RowFact>
      <RowFact label={t('producers.row.leadTime')} className="font-medium">
        {row.leadTime}
      </RowFact>
      <RowFact label={t('producers.row.verified')}>
        {verified && (
          <span title={verified.exact} className="relative flex gap-1 font-medium text-good">
            <BadgeCheck size={14} className="mt-0.5 shrink-0" />
            <span className="min-w-0 truncate @min-[52rem]:hidden print:block! print:whitespace-normal">
              {verified.short}
            </span>
            <span className="min-w-0 @max-[52rem]:hidden print:hidden">{verified.row}</span>
          </span>
        )}
      </RowFact>
    </ListRow>
  )

  function moreText(): string {
    return row.makesMore > 0 ? DOT + t('producers.row.more', { n: row.makesMore }) : ''
  }
}

// A line may break after the dot, but never before the dot.
const DOT = '\u00a0· '
