import { Field } from '@verstat/ui/field'
import { MaskedInput } from '@verstat/ui/masked-input'
import { TextInput } from '@verstat/ui/text-input'
import { type ReactNode, useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { FieldLabel } from './text-field.tsx'

const UKRAINE = '+380'
const MASK = '+380 ## ### ## ##'

export type PhoneLineProps = {
  readonly id: string
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error: string | undefined
  readonly phone: string
  readonly onPhone: (phone: string) => void
}

/** The input formats Ukrainian numbers while the user types. It does not format other numbers. */
export function PhoneLine({ id, name, label, hint, error, phone, onPhone }: PhoneLineProps) {
  const { t } = usePage()
  const [isForeign, setForeign] = useState(phone.startsWith('+') && !UKRAINE.startsWith(phone.slice(0, 4)))
  return (
    <div className="grid gap-1">
      <Field id={id} label={<FieldLabel text={label} optional />} hint={hint} error={error}>
        {(control) =>
          isForeign ? (
            <TextInput
              {...control}
              name={name}
              type="tel"
              autoComplete="tel"
              maxLength={20}
              placeholder="+"
              value={phone}
              onChange={(event) => onPhone(event.currentTarget.value)}
            />
          ) : (
            <MaskedInput
              {...control}
              name={name}
              type="tel"
              mask={MASK}
              autoComplete="tel"
              placeholder={UKRAINE}
              {...(phone.startsWith(UKRAINE) ? { defaultValue: phone } : {})}
              onMaskedChange={({ masked }) => onPhone(masked)}
            />
          )
        }
      </Field>
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
