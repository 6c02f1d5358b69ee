import type { FileLink, OfferTerms } from '@verstat/contract'
import { type TermsFact, termsFacts } from '@verstat/i18n'
import { FactsTable } from '@verstat/ui/facts-table'
import { usePage } from '../../lib/use-page.ts'
import { FileRow } from '../drawings/viewed-file-row.tsx'

export type OfferTermsFactsProps = {
  readonly terms: OfferTerms
  readonly files?: readonly FileLink[]
  /** Keys of the facts to show. All are shown by default. */
  readonly only?: ReadonlySet<string>
  /** Shows labels above values, for narrow columns. */
  readonly isNarrow?: boolean
}

/** Everything that an offer says. */
export function OfferTermsFacts({ terms, files = [], only, isNarrow = false }: OfferTermsFactsProps) {
  const page = usePage()
  const { t } = page
  const shown = termsFacts(page, terms).filter(({ key }) => only?.has(key) ?? true)
  const facts = shown.map((fact) => ({
    key: fact.key,
    label: fact.label,
    value: <FactText fact={fact} />,
  }))
  const ofFiles = {
    key: 'files',
    label: t('offers.fact.files'),
    value: (
      <ul className="grid gap-2">
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
    ),
  }
  return <FactsTable facts={files.length === 0 ? facts : [...facts, ofFiles]} isNarrow={isNarrow} />
}

function FactText({ fact: { lines, isWritten } }: { readonly fact: TermsFact }) {
  if (isWritten) return <span className="font-regular whitespace-pre-line">{lines}</span>
  if (lines.length === 1) return <>{lines}</>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
