import { cx } from '@verstat/ui/class-names'
import { type ReactNode, useEffect } from 'react'
import { FormSummary, fieldId } from './form-summary.tsx'
import type { ApiForm } from './use-api-form.ts'
import { useHydrated } from './use-hydrated.ts'

export type ApiFormBoxProps = {
  readonly form: ApiForm
  readonly className?: string
  /** URL to which the browser sends the form when JavaScript does not run. */
  readonly action?: string
  /**
   * Names of the fields of a short form. Their errors appear only at the fields, and the first of them takes the focus.
   * Browsers without JavaScript check required fields themselves.
   */
  readonly brief?: readonly string[]
  readonly children: ReactNode
}

export function ApiFormBox({ form, className, action, brief = [], children }: ApiFormBoxProps) {
  const isHydrated = useHydrated()
  const { id, faults } = form
  const names = Object.keys(faults?.fields ?? {})
  const isAtFields = faults?.text === undefined && names.every((name) => brief.includes(name))
  const faulty = isAtFields ? names[0] : undefined

  useEffect(() => {
    if (faults && faulty !== undefined) document.getElementById(fieldId(id, faulty))?.focus()
  }, [faults, faulty, id])

  return (
    <form
      {...form.props}
      noValidate={isHydrated || brief.length === 0}
      action={action}
      aria-busy={form.isBusy}
      className={cx('grid gap-5', className)}
    >
      {faulty === undefined && <FormSummary form={form} />}
      {children}
    </form>
  )
}
