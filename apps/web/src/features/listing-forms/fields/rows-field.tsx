import { Button } from '@verstat/ui/button'
import { Field } from '@verstat/ui/field'
import { TextInput } from '@verstat/ui/text-input'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import type { FieldsForm } from '../values/form-fields.ts'
import { AmountInput } from './amount-field.tsx'
import { ChoiceGroup } from './choice-field.tsx'
import { FieldLabel } from './text-field.tsx'
import { useField } from './use-field.ts'

type Row = Readonly<Record<string, unknown>>
/** Names of the columns that hold text. */
type TypedColumn<R> = { [K in keyof R]: R[K] extends string ? K : never }[keyof R] & string

export type RowColumn<R extends Row> = {
  readonly name: TypedColumn<R>
  readonly label: string
  readonly kind?: 'text' | 'count' | 'day'
  readonly maxLength?: number
  readonly required?: boolean
}

export type RowsFieldProps<Name extends string, R extends Row> = {
  readonly form: FieldsForm<Readonly<Record<NoInfer<Name>, readonly R[]>>>
  readonly name: Name
  readonly columns: ReadonlyArray<RowColumn<R>>
  readonly blank: R
  readonly max: number
  readonly rowTitle: (at: number) => string
  readonly hint?: ReactNode
  /** Content that a row shows in addition to its columns. */
  readonly rowExtra?: (row: R, at: number) => ReactNode
}

/** A table whose rows the user can add and remove, such as a table of equipment or certificates. */
export function RowsField<Name extends string, R extends Row>(props: RowsFieldProps<Name, R>) {
  const { form, name, columns, blank, max, rowTitle, hint, rowExtra } = props
  const { t } = usePage()
  const field = useField(form, name)
  const rows = field.value
  const keys = useRowKeys(rows.length)
  const inputId = (at: number, column: string) => fieldId(form.id, `${name}.${at}.${column}`)

  function add() {
    // Render the new row synchronously, so that text typed right after the click goes into this row.
    flushSync(() => field.set([...rows, blank]))
    document.getElementById(inputId(rows.length, columns[0]?.name ?? ''))?.focus()
  }

  function remove(at: number) {
    keys.remove(at)
    field.set(rows.filter((_, index) => index !== at))
    document.getElementById(field.id)?.focus()
  }

  return (
    <ChoiceGroup id={field.id} legend={field.label} hint={hint} error={field.error} optional>
      {rows.map((row, at) => (
        <fieldset
          key={keys.of(at)}
          className="mb-2 grid gap-3 rounded-8 border border-line p-3 sm:grid-cols-2"
        >
          <legend className="px-1 text-13 text-ink-soft">{rowTitle(at + 1)}</legend>
          {columns.map(({ name: column, label, kind = 'text', maxLength, required = false }) => (
            <Field
              key={column}
              id={inputId(at, column)}
              label={<FieldLabel text={label} optional={!required} />}
              error={form.faults[`${name}.${at}.${column}`]}
            >
              {(control) => {
                const set = (value: string) =>
                  field.set(rows.map((each, index) => (index === at ? { ...each, [column]: value } : each)))
                if (kind === 'count') {
                  return <AmountInput {...control} value={String(row[column])} decimals={0} onAmount={set} />
                }
                return (
                  <TextInput
                    {...control}
                    type={kind === 'day' ? 'date' : 'text'}
                    autoComplete="off"
                    maxLength={maxLength}
                    value={String(row[column])}
                    onChange={(event) => set(event.currentTarget.value)}
                  />
                )
              }}
            </Field>
          ))}
          {rowExtra?.(row, at)}
          <Button
            size="small"
            variant="quiet"
            className="justify-self-start"
            aria-label={t('placing.rows.removeThis', {
              name: String(row[columns[0]?.name ?? ''] || rowTitle(at + 1)),
            })}
            onClick={() => remove(at)}
          >
            {t('placing.rows.remove')}
          </Button>
        </fieldset>
      ))}
      {rows.length < max && (
        <Button className="justify-self-start" onClick={add}>
          {t(rows.length === 0 ? 'placing.rows.addFirst' : 'placing.rows.add')}
        </Button>
      )}
    </ChoiceGroup>
  )
}

/**
 * Returns stable React keys. Removing a row must not remount the rows below, because a row below may be
 * uploading a file.
 */
function useRowKeys(count: number) {
  const keys = useRef<number[]>([])
  const made = useRef(0)
  while (keys.current.length < count) {
    made.current += 1
    keys.current.push(made.current)
  }
  keys.current.length = count
  return {
    of: (at: number) => keys.current[at],
    remove: (at: number) => void keys.current.splice(at, 1),
  }
}
