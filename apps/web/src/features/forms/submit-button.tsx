import { Button, type ButtonProps } from '@verstat/ui/button'
import type { ApiForm } from './use-api-form.ts'
import { useHydrated } from './use-hydrated.ts'

export type SubmitButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  readonly form: ApiForm
  readonly children: string
  /** Label of the button while the form is being submitted. */
  readonly busy: string
  /** Accessible name of the button, when the visible label is not enough. */
  readonly label?: string | undefined
  /**
   * Lets the button also submit the form without JavaScript. This is not the default, because only some forms are
   * handled without JavaScript, and the submission of any other form could leave a password in a log.
   */
  readonly plain?: boolean
}

/** While the form is being submitted, the button shows `busy` and keeps the focus. */
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
