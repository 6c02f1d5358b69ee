import { usePage } from '../../lib/use-page.ts'
import type { WrittenText } from '../listing/listing-words.ts'
import { PagePart } from '../listing/page-part.tsx'
import type { ProducerPageView } from './producer-page-view.ts'
import { SpecTable } from './spec-table.tsx'

export type ProducerTablesProps = { readonly view: ProducerPageView }

/** Shows processes, materials, equipment and certificates. Tables without rows are left out. */
export function ProducerTables({ view }: ProducerTablesProps) {
  const { t } = usePage()
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
              key: `${at}-${name.text}`,
              cells: [written(name), model && written(model), count, note && written(note)],
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
              key: `${at}-${name.text}`,
              cells: [
                written(name),
                number,
                issuer && written(issuer),
                validUntil && <span className={expired ? 'text-bad' : undefined}>{validUntil}</span>,
              ],
            }))}
          />
        </PagePart>
      )}
    </>
  )
}

function written({ text, lang }: WrittenText) {
  return <span lang={lang}>{text}</span>
}

function WordList({ heading, words }: { readonly heading: string; readonly words: readonly WrittenText[] }) {
  if (words.length === 0) return null
  return (
    <PagePart heading={heading}>
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
        {words.map((word) => (
          <li
            key={word.text}
            lang={word.lang}
            className="rounded-4 border border-line bg-surface px-2 py-0.5 break-words"
          >
            {word.text}
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
