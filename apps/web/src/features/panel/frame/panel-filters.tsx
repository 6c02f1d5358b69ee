import { Button } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { TextInput } from '@verstat/ui/text-input'
import type { ReactNode } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'

export type PanelFiltersProps = {
  readonly path: string
  readonly query: object
  readonly className: string
  readonly children: ReactNode
  readonly more?: ReactNode
}

/**
 * Shows the filters of a panel table as a native GET form. A changed query remounts the form, so that its fields do not
 * keep old values.
 */
export function PanelFilters({ path, query, className, children, more }: PanelFiltersProps) {
  const { t } = usePage()
  const href = useHref()
  return (
    <form
      action={href(path)}
      method="get"
      key={JSON.stringify(query)}
      className={cx('mt-4 grid items-end gap-3', className)}
    >
      {children}
      <Button type="submit">{t('panel.filter.apply')}</Button>
      {more}
    </form>
  )
}

type FilterProps = {
  readonly name: string
  readonly label: string
  readonly value: string | undefined
  readonly className?: string
}

export function FilterInput({
  name,
  label,
  value,
  className,
  type = 'text',
}: FilterProps & { readonly type?: 'text' | 'search' | 'date' }) {
  return (
    <Field label={label} className={className ?? ''}>
      {(control) => <TextInput {...control} type={type} name={name} defaultValue={value} />}
    </Field>
  )
}

export type FilterSelectProps = FilterProps & {
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Text of the option for no value. */
  readonly any?: string
}

/** Shows a select whose first option means "any value" unless `any` says otherwise. */
export function FilterSelect({ name, label, value, className, options, any }: FilterSelectProps) {
  const { t } = usePage()
  return (
    <Field label={label} className={className ?? ''}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value ?? ''}>
          <option value="">{any ?? t('panel.filter.any')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
