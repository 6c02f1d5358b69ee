import {
  readStatement,
  STATEMENT_FIELDS,
  STATEMENT_FIELDS_REQUIRED,
  type StatementField,
} from '@verstat/contract/browser'
import { Select } from '@verstat/ui/select'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import type { FormValues } from '../../forms/form-values.ts'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import type { LoadedStatement } from './loaded-statement.ts'

export type ColumnsFormProps = {
  readonly statement: LoadedStatement
  readonly show: (statement: LoadedStatement) => void
}

/** Lets staff say what each column of the file means. The server remembers the choice when lines are imported. */
export function ColumnsForm({ statement: { file, read }, show }: ColumnsFormProps) {
  const { t, send } = usePage()
  const form = useApiForm({
    id: 'columns',
    check(values) {
      const missing = STATEMENT_FIELDS_REQUIRED.filter((field) => values.text(field) === '')
      return Object.fromEntries(missing.map((field) => [field, t('panel.statement.choose')]))
    },
    async send(values, options) {
      const columns = readColumns(values)
      return { file, columns, read: await send(readStatement, { file, columns }, options) }
    },
    done: show,
  })
  const isRequired = (field: StatementField) => STATEMENT_FIELDS_REQUIRED.some((each) => each === field)
  return (
    <section className="mt-6 max-w-form">
      <h2 className="text-20">{t('panel.statement.columnsTitle')}</h2>
      <p className="text-ink-soft">{t('panel.statement.columnsText')}</p>
      <ApiFormBox form={form} className="mt-3">
        <div className="grid gap-4 sm:grid-cols-2">
          {STATEMENT_FIELDS.map((field) => (
            <PanelField key={field} form={form} name={field} label={t(`panel.statement.field.${field}`)}>
              {(control) => (
                <Select {...control} defaultValue={String(read.columns?.[field] ?? '')}>
                  <option value="">
                    {t(isRequired(field) ? 'panel.statement.choose' : 'panel.statement.noColumn')}
                  </option>
                  {read.heads.map((head, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: Heads may repeat; a column is its place.
                    <option key={at} value={at}>
                      {`${head || at + 1} (${(read.sample[at] ?? '').slice(0, 40)})`}
                    </option>
                  ))}
                </Select>
              )}
            </PanelField>
          ))}
        </div>
        <div>
          <PanelSubmit form={form}>{t('panel.statement.read')}</PanelSubmit>
        </div>
      </ApiFormBox>
    </section>
  )
}

function readColumns(values: FormValues) {
  const column = (field: StatementField) => Number(values.text(field))
  const more = Object.fromEntries(
    STATEMENT_FIELDS.filter((field) => values.text(field) !== '').map((field) => [field, column(field)]),
  )
  return {
    ...more,
    day: column('day'),
    amount: column('amount'),
    payer: column('payer'),
    purpose: column('purpose'),
  }
}
