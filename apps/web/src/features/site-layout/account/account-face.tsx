import type { User } from '@verstat/contract'
import { cx } from '@verstat/ui/class-names'
import { Picture } from '@verstat/ui/picture'

export type AccountFaceProps = { readonly user: User; readonly className?: string }

/** Somebody's picture, or the first letters of the name while there is none. */
export function AccountFace({ user, className }: AccountFaceProps) {
  return (
    <span
      // Painted, not written: letters that nobody would say are no name for those who speak to their computer.
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

/** «ОЗ»: the first letters, whole even where they are made of several signs. */
function initials({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>): string {
  return [firstname, lastname].map((name) => [...name][0] ?? '').join('')
}
