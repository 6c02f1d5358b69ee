import { Button, type ButtonProps } from '@verstat/ui/button'
import type { ApiForm } from './use-api-form.ts'
import { useHydrated } from './use-hydrated.ts'

export type SubmitButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  readonly form: ApiForm
  readonly children: string
  /** Label while submitting. */
  readonly busy: string
  /** Full accessible name. */
  readonly label?: string | undefined
  /**
   * Also submits without JavaScript. Not the default: a native submission could put passwords into the log of a server
   * that expects none.
   */
  readonly plain?: boolean
}

/** Submit button; while submitting it shows `busy` and keeps the focus. */
export function SubmitButton({ form, children, busy, label, plain = false, ...look }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      variant="primary"
      {...look}
      type={isHydrated || plain ? 'submit' : 'button'}
      aria-label={form.isBusy ? undefined : label}
      aria-disabled={form.isBusy || undefined}
    >
      <span aria-live="polite">{form.isBusy ? busy : children}</span>
    </Button>
  )
}
