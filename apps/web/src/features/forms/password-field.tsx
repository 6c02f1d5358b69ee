import { Eye, EyeOff } from '@verstat/ui/account-icons'
import { cx } from '@verstat/ui/class-names'
import { controlClass } from '@verstat/ui/text-input'
import { type ReactNode, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { type FieldName, FormField } from './form-field.tsx'
import { PasswordStrength } from './password-strength.tsx'
import type { ApiForm } from './use-api-form.ts'

export type PasswordFieldProps = {
  readonly form: ApiForm
  readonly name: FieldName
  readonly autoComplete: 'current-password' | 'new-password'
  readonly label?: ReactNode
  readonly hint?: ReactNode
  /** Says how good a new password is while it is typed. */
  readonly rated?: boolean
}

/** A password that can be looked at. */
export function PasswordField({ form, name, autoComplete, label, hint, rated = false }: PasswordFieldProps) {
  const { t } = usePage()
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="grid gap-2">
      <FormField form={form} name={name} label={label} hint={hint}>
        {(control) => (
          <span className="relative block">
            <input
              {...control}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={1024}
              onChange={rated ? (event) => setTyped(event.target.value) : undefined}
              className={cx(controlClass, 'ps-3 pe-12')}
            />
            <button
              type="button"
              aria-label={t('forms.password.show')}
              aria-pressed={isShown}
              aria-controls={control.id}
              title={t(isShown ? 'forms.password.hide' : 'forms.password.show')}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-0 end-0 hidden w-11 items-center justify-center rounded-8 text-ink-soft hover:text-ink js:flex"
            >
              <Icon size={18} />
            </button>
          </span>
        )}
      </FormField>
      {rated && <PasswordStrength password={typed} />}
    </div>
  )
}
