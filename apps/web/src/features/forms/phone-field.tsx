import { MaskedInput } from '@verstat/ui/masked-input'
import { TextInput } from '@verstat/ui/text-input'
import { useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { FormField } from './form-field.tsx'
import type { ApiForm } from './use-api-form.ts'

const UKRAINE = '+380'
const MASK = '+380 ## ### ## ##'

export type PhoneFieldProps = {
  readonly form: ApiForm
  /** Phone number in E.164 format, such as `+380501234567`. */
  readonly phone: string | null
}

/** The input formats Ukrainian numbers while the user types. It does not format other numbers. */
export function PhoneField({ form, phone }: PhoneFieldProps) {
  const { t } = usePage()
  const [isForeign, setForeign] = useState(phone !== null && !phone.startsWith(UKRAINE))
  return (
    <div className="grid gap-1">
      <FormField form={form} name="phone" optional hint={t('forms.phone.hint')}>
        {(control) =>
          isForeign ? (
            <TextInput
              key="foreign"
              {...control}
              type="tel"
              autoComplete="tel"
              maxLength={20}
              placeholder="+"
              defaultValue={phone ?? ''}
            />
          ) : (
            <MaskedInput
              key="ukrainian"
              {...control}
              type="tel"
              mask={MASK}
              autoComplete="tel"
              placeholder="+380"
              {...(phone?.startsWith(UKRAINE) ? { defaultValue: phone } : {})}
            />
          )
        }
      </FormField>
      <button
        type="button"
        onClick={() => setForeign(!isForeign)}
        className="text-link hidden min-h-8 items-center justify-self-start text-13 js:inline-flex pointer-coarse:min-h-11"
      >
        {t(isForeign ? 'forms.phone.ukrainian' : 'forms.phone.foreign')}
      </button>
    </div>
  )
}

/**
 * Returns the number in E.164 format, such as `+380501234567`. Returns null when nothing or only the country code was
 * typed.
 */
export function readPhone(typed: string): string | null {
  const compact = typed.replaceAll(/[\s()-]/g, '')
  return compact === '' || compact === '+' || UKRAINE.startsWith(compact) ? null : compact
}
