import { PASSWORD_MIN } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { FIELD_NAMES } from './form-field.tsx'

/**
 * Finds errors without a call of the API: empty fields, malformed e-mail addresses, short passwords and different
 * passwords.
 */
export function visibleFaults(t: PageContext['t'], form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {}
  const typedInto = (name: string) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  for (const name of FIELD_NAMES) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field.type === 'checkbox') continue
    if (field.value.trim() === '') faults[name] = t('forms.fault.required')
    else if (field.validity.typeMismatch) faults[name] = t('forms.fault.email')
    else if (name === 'password' && [...field.value].length < PASSWORD_MIN) {
      faults[name] = t('forms.fault.tooShort', { min: PASSWORD_MIN })
    } else if (name === 'passwordConfirmation' && field.value !== typedInto('password')) {
      faults[name] = t('forms.fault.mismatch')
    }
  }
  return faults
}
