import type { CallOptions } from '@verstat/contract'
import type { ButtonVariant } from '@verstat/ui/button'
import { useEffect } from 'react'
import { toasts } from '../../lib/toasts/toasts.ts'
import { SubmitButton } from './submit-button.tsx'
import { useApiForm } from './use-api-form.ts'
import { useFocusOnUnmount } from './use-focus-on-unmount.ts'

export type ActionFormProps<T> = {
  readonly id: string
  readonly label: string
  /**
   * Accessible name of the button. Several buttons on a page may have the same label, such as the buttons of a list.
   */
  readonly name?: string
  readonly busy: string
  readonly variant?: ButtonVariant
  readonly send: (options: CallOptions) => Promise<T>
  readonly done: (answer: T) => void | Promise<void>
  /** Returns true when the caller has handled the error, so that no toast is shown. */
  readonly refused?: (error: unknown) => boolean
  /** Where a browser without JavaScript posts the form, and with which values. */
  readonly post?: { readonly action: string; readonly values: Readonly<Record<string, string>> }
}

/** A form with a single button. Errors appear as a toast. */
export function ActionForm<T>({
  id,
  label,
  name,
  busy,
  variant = 'secondary',
  send,
  done,
  refused,
  post,
}: ActionFormProps<T>) {
  const form = useApiForm({ id, send: (_, options) => send(options), done, ...(refused ? { refused } : {}) })
  useFocusOnUnmount(form.props.ref)
  const fault = form.faults?.text ?? Object.values(form.faults?.fields ?? {})[0]

  useEffect(() => {
    if (form.faults && fault) toasts.show(fault, 'bad')
  }, [form.faults, fault])

  return (
    <form {...form.props} action={post?.action} data-keep-focus="">
      {Object.entries(post?.values ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <SubmitButton
        form={form}
        variant={variant}
        size="small"
        busy={busy}
        label={name}
        plain={post !== undefined}
      >
        {label}
      </SubmitButton>
    </form>
  )
}
