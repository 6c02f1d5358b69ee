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
  /** Shows how strong the new password is while the user types. */
  readonly rated?: boolean
  /** Names of the user. A password must not resemble these names or the names that are typed in the form. */
  readonly personal?: readonly string[]
}

export function PasswordField(props: PasswordFieldProps) {
  const { form, name, autoComplete, label, hint, rated = false, personal = [] } = props
  const { t } = usePage()
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const [inForm, setInForm] = useState<readonly string[]>([])
  function rate({ value, form: element }: HTMLInputElement) {
    setTyped(value)
    setInForm(personalFields(element))
  }
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
              onChange={rated ? (event) => rate(event.target) : undefined}
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
      {rated && <PasswordStrength password={typed} personal={[...personal, ...inForm]} />}
    </div>
  )
}

/** Returns the names and e-mail addresses that are typed in the form. The password must not resemble them. */
function personalFields(form: HTMLFormElement | null): string[] {
  const values = form ? new FormData(form) : new FormData()
  return ['firstname', 'lastname', 'email', 'username'].flatMap((name) => {
    const value = values.get(name)
    return typeof value === 'string' && value !== '' ? [value] : []
  })
}
