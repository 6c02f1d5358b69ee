import { Checkbox } from '@verstat/ui/checkbox'
import { PRODUCER_TICKS } from '../../../lib/urls/query-parameters.ts'
import { usePage } from '../../../lib/use-page.ts'
import type { QueryValues } from '../../listing/listing-query.ts'
import { LanguageField } from './language-field.tsx'

export type ProducerFilterFieldsProps = { readonly typed: QueryValues }

export function ProducerFilterFields({ typed }: ProducerFilterFieldsProps) {
  const { t } = usePage()
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-13 font-semibold">{t('producers.filter.terms')}</legend>
        {PRODUCER_TICKS.map((name) => (
          <Checkbox
            key={name}
            name={name}
            value="1"
            defaultChecked={typed[name] === '1'}
            label={t(`producers.filter.${name}`)}
          />
        ))}
      </fieldset>
      <LanguageField typed={typed.language} />
    </>
  )
}
