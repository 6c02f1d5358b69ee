import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { CircleCheck, CircleX, X } from './icons/icons.tsx'

export type ToastRegionProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Null keeps the empty region in the page, so that screen readers announce the next message. */
  readonly text: string | null
  readonly tone?: 'good' | 'bad'
  /** The message closes when the action runs. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  readonly closeLabel: string
  readonly onClose: () => void
}

/** Shows a toast message, which never takes the focus. */
export function ToastRegion({
  text,
  tone = 'good',
  action,
  closeLabel,
  onClose,
  className,
  ...rest
}: ToastRegionProps) {
  return (
    <div
      className={cx(
        'pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center sm:justify-end print:hidden',
        className,
      )}
      data-toast={text === null ? undefined : ''}
      {...rest}
    >
      <div role="status" className="min-w-0">
        {text !== null && (
          <div className="pointer-events-auto flex max-w-form items-center gap-3 rounded-12 border border-line bg-surface py-1.5 ps-4 pe-1.5 shadow-floating">
            {tone === 'good' ? (
              <CircleCheck size={20} className="shrink-0 text-good" />
            ) : (
              <CircleX size={20} className="shrink-0 text-bad" />
            )}
            <span className="min-w-0 font-medium">{text}</span>
            {action && (
              <button
                type="button"
                onClick={() => {
                  onClose()
                  action.run()
                }}
                className="min-h-11 shrink-0 rounded-8 px-3 font-medium text-accent hover:bg-well"
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-8 text-ink-soft hover:bg-well hover:text-ink"
            >
              <X size={18} />
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
