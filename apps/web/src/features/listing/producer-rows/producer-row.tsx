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
      about={row.excerpt ?? work}
      more={
        tagline ? (
          <p lang={tagline.lang}>{tagline.text}</p>
        ) : (
          row.excerpt && <p className="text-ink-soft">{work}</p>
        )
      }
    >
      <RowFact label={t('producers.row.region')}>{row.place}</RowFact>
      <RowFact label={t('producers.row.minimum')}>{row.minimum}</RowFact>
      <RowFact label={t('producers.row.leadTime')}>{row.leadTime}</RowFact>
      <RowFact label={t('producers.row.verified')} title={verified?.exact}>
        {verified && (
          <>
            <span>{verified.short}</span>
            <span>{verified.row}</span>
          </>
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
