import { Checkbox } from '@verstat/ui/checkbox'
import { cx } from '@verstat/ui/class-names'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { FieldsForm, FormFields, TextName, TickName } from '../values/form-fields.ts'
import { FieldLabel } from './text-field.tsx'
import { useField } from './use-field.ts'

export type ChoiceGroupProps = {
  readonly id: string
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly optional?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export function ChoiceGroup({ id, legend, hint, error, optional, className, children }: ChoiceGroupProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described === '' ? undefined : described}
      className={cx('grid min-w-0 gap-1.5', className)}
    >
      <legend className="mb-1.5 text-13 font-medium">
        <FieldLabel text={legend} optional={optional ?? false} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-13 font-medium text-bad">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}

export type ChoiceFieldProps<F extends FormFields> = {
  readonly form: FieldsForm<F>
  readonly name: TextName<F>
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: ReactNode }>
  readonly hint?: ReactNode
  /** Label of an additional option with the value ''. */
  readonly none?: ReactNode
  readonly disabled?: boolean
  readonly className?: string
}

export function ChoiceField<F extends FormFields>({
  form,
  name,
  options,
  hint,
  none,
  disabled,
  className,
}: ChoiceFieldProps<F>) {
  const field = useField(form, name)
  return (
    <ChoiceGroup
      id={field.id}
      legend={field.label}
      hint={hint}
      error={field.error}
      className={className ?? ''}
    >
      <div className="grid gap-x-4 sm:grid-cols-2">
        {[...options, ...(none === undefined ? [] : [{ value: '', label: none }])].map(({ value, label }) => (
          <Checkbox
            key={value}
            type="radio"
            name={name}
            value={value}
            disabled={disabled}
            checked={field.value === value}
            onChange={() => field.set(value)}
            label={label}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

export type TickFieldProps<F extends FormFields> = {
  readonly form: FieldsForm<F>
  readonly name: TickName<F>
}

/** The possible answers are yes, no and not specified. */
export function YesNoField<F extends FormFields>({
  form,
  name,
  hint,
}: Pick<ChoiceFieldProps<F>, 'form' | 'name' | 'hint'>) {
  const { t } = usePage()
  const options = [
    { value: 'yes', label: t('common.value.yes') },
    { value: 'no', label: t('common.value.no') },
  ]
  return <ChoiceField form={form} name={name} hint={hint} options={options} none={t('placing.none.unsaid')} />
}

export function TickField<F extends FormFields>({ form, name }: TickFieldProps<F>) {
  const field = useField(form, name)
  return (
    <Checkbox
      id={field.id}
      name={name}
      checked={field.value === true}
      onChange={(event) => field.set(event.currentTarget.checked)}
      label={field.label}
    />
  )
}
