import type { User } from '@verstat/contract'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { AccountFace } from './account-face.tsx'
import { accountLinks } from './account-links.ts'
import { SignOutButton } from './sign-out-button.tsx'

export type AccountListProps = {
  readonly user: User
  readonly item: string
}

export function AccountList({ user, item }: AccountListProps) {
  const { t } = usePage()
  return (
    <>
      <p className="flex items-center gap-3 py-1.5 text-13 text-ink-soft">
        <AccountFace user={user} className="size-9" />
        <span className="min-w-0 wrap-anywhere">
          {user.firstname} {user.lastname}
        </span>
      </p>
      <ul className="divide-y divide-line">
        {accountLinks(user).map(({ to, text }) => (
          <li key={to}>
            <SiteLink to={to} className={item}>
              {t(text)}
            </SiteLink>
          </li>
        ))}
        <li>
          <SignOutButton className={item} />
        </li>
      </ul>
    </>
  )
}
