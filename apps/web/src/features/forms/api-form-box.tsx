import { cx } from '@verstat/ui/class-names'
import type { ReactNode } from 'react'
import { FormSummary } from './form-summary.tsx'
import type { ApiForm } from './use-api-form.ts'

export type ApiFormBoxProps = {
  readonly form: ApiForm
  readonly className?: string
  /** URL to which the browser sends the form when JavaScript does not run. */
  readonly action?: string
  readonly children: ReactNode
}

export function ApiFormBox({ form, className, action, children }: ApiFormBoxProps) {
  return (
    <form {...form.props} action={action} aria-busy={form.isBusy} className={cx('grid gap-5', className)}>
      <FormSummary form={form} />
      {children}
    </form>
  )
}
