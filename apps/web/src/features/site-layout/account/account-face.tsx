import type { User } from '@verstat/contract'
import { cx } from '@verstat/ui/class-names'
import { Picture } from '@verstat/ui/picture'

export type AccountFaceProps = { readonly user: User; readonly className?: string }

export function AccountFace({ user, className }: AccountFaceProps) {
  return (
    <span
      // CSS shows the initials. As text, the initials would become part of the button's name, which users of speech
      // input say.
      data-initials={initials(user)}
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent uppercase',
        !user.avatar && 'before:content-[attr(data-initials)]',
        className,
      )}
    >
      {user.avatar && <Picture picture={user.avatar} sizes="44px" ratio="1" className="size-full" />}
    </span>
  )
}

/**
 * Returns the initials, such as «ОЗ». Splits the names by code point, because a letter can consist of two UTF-16 units.
 */
function initials({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>): string {
  return [firstname, lastname].map((name) => [...name][0] ?? '').join('')
}
