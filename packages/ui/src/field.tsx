import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './class-names.ts'

/** Attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

export type FieldProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Tells the user how to fix the value, and marks the control as invalid. */
  readonly error?: ReactNode
  readonly id?: string
  readonly className?: string
  readonly children: (control: FieldControl) => ReactNode
}

/** Shows a control with a label: `<Field label={…}>{(control) => <TextInput {...control} />}</Field>`. */
export function Field({ label, hint, error, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className={cx('field', className)}>
      <label htmlFor={controlId}>{label}</label>
      {hint && (
        <p id={`${controlId}-hint`} className="text-13 text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="text-13 font-medium text-bad">
          {error}
        </p>
      )}
      {children({
        id: controlId,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
    </div>
  )
}
