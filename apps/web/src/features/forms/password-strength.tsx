import { cx } from '@verstat/ui/class-names'
import { usePage } from '../../lib/use-page.ts'
import { type PasswordRating, ratePassword } from './rate-password.ts'

const LOOK: Readonly<Record<PasswordRating, { readonly marks: number; readonly colour: string }>> = {
  short: { marks: 1, colour: 'bg-line-strong' },
  common: { marks: 1, colour: 'bg-bad' },
  fair: { marks: 2, colour: 'bg-warn' },
  good: { marks: 3, colour: 'bg-good' },
  strong: { marks: 4, colour: 'bg-good' },
}

export type PasswordStrengthProps = {
  readonly password: string
  /** Names and e-mail addresses that the password must not resemble. */
  readonly personal: readonly string[]
}

/** Shows how strong the password is. Nothing is shown while the password is empty. */
export function PasswordStrength({ password, personal }: PasswordStrengthProps) {
  const { t, site } = usePage()
  const rating = ratePassword(password, [...personal, site.brand, site.operator ?? ''])
  const { marks, colour } = LOOK[rating]
  return (
    <div className={cx('hidden items-center gap-3 js:flex', password === '' && 'invisible')}>
      <span aria-hidden="true" className="flex w-28 shrink-0 gap-1">
        {[1, 2, 3, 4].map((mark) => (
          <span
            key={mark}
            className={cx('h-1 flex-1 rounded-full transition-colors', mark <= marks ? colour : 'bg-line')}
          />
        ))}
      </span>
      <span role="status" className="text-13 text-ink-soft">
        {password === '' ? '\u00a0' : t(`forms.strength.${rating}`)}
      </span>
    </div>
  )
}
