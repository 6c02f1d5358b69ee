import { Button, type ButtonProps } from '@verstat/ui/button'
import type { ApiForm } from './use-api-form.ts'
import { useHydrated } from './use-hydrated.ts'

export type SubmitButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  readonly form: ApiForm
  /** What it does. */
  readonly children: string
  /** What it is doing. */
  readonly busy: string
  /** What it does, in full. */
  readonly label?: string | undefined
  /** Works as a plain form, too. Others would put passwords into the log of a server that expects no form. */
  readonly plain?: boolean
}

/** Sends its form. While that takes its time the button says so and keeps the focus. */
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
