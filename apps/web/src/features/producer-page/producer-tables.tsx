import { usePage } from '../../lib/use-page.ts'
import { PagePart } from '../listing/page-part.tsx'
import type { ProducerPageView } from './producer-page-view.ts'
import { SpecTable } from './spec-table.tsx'

export type ProducerTablesProps = { readonly view: ProducerPageView }

/** Processes, materials, machines, certificates: as much of it as there is. */
export function ProducerTables({ view }: ProducerTablesProps) {
  const { t, format } = usePage()
  const { equipment, certificates } = view
  return (
    <>
      <WordList heading={t('producers.page.processes')} words={view.processes} />
      <WordList heading={t('producers.page.materials')} words={view.materials} />
      {equipment.length > 0 && (
        <PagePart heading={t('producers.page.equipment')}>
          <SpecTable
            caption={t('producers.page.equipment')}
            heads={[
              t('producers.equipment.name'),
              t('producers.equipment.model'),
              t('producers.equipment.count'),
              t('producers.equipment.note'),
            ]}
            rows={equipment.map(({ name, model, count, note }, at) => ({
              key: `${at}-${name}`,
              cells: [name, model, format.quantity(count, 'pcs'), note],
            }))}
          />
        </PagePart>
      )}
      {certificates.length > 0 && (
        <PagePart heading={t('producers.page.certificates')}>
          <SpecTable
            caption={t('producers.page.certificates')}
            heads={[
              t('producers.certificate.name'),
              t('producers.certificate.number'),
              t('producers.certificate.issuer'),
              t('producers.certificate.validUntil'),
            ]}
            rows={certificates.map(({ name, number, issuer, validUntil, expired }, at) => ({
              key: `${at}-${name}`,
              cells: [
                name,
                number,
                issuer,
                validUntil && <span className={expired ? 'text-bad' : undefined}>{validUntil}</span>,
              ],
            }))}
          />
        </PagePart>
      )}
    </>
  )
}

function WordList({ heading, words }: { readonly heading: string; readonly words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <PagePart heading={heading}>
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
        {words.map((word) => (
          <li key={word} className="rounded-4 border border-line bg-surface px-2 py-0.5 break-words">
            {word}
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
