import type { User } from '@verstat/contract'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { AccountFace } from './account-face.tsx'
import { accountLinks } from './account-links.ts'
import { SignOutButton } from './sign-out-button.tsx'

const MENU_ID = 'account-menu'

export function AccountMenu({ user }: { readonly user: User }) {
  const { t } = usePage()
  const name = `${user.firstname} ${user.lastname}`
  const item =
    'flex min-h-10 w-full items-center rounded-8 px-3 text-start no-underline hover:bg-well pointer-coarse:min-h-11'
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t('common.account.menu', { name })}
        title={name}
        className="inline-flex size-10 rounded-full border border-line-strong hover:border-ink pointer-coarse:size-11"
      >
        <AccountFace user={user} className="size-full" />
      </button>
      {/* The menu is positioned relative to the document, so that it scrolls together with its button. */}
      <div
        id={MENU_ID}
        popover="auto"
        className="account-menu absolute m-0 w-60 rounded-12 border border-line bg-surface p-1.5 shadow-floating"
      >
        <p className="border-b border-line px-3 pt-1.5 pb-2.5 font-medium wrap-anywhere">
          {name}
          <span className="block text-13 font-regular text-ink-soft">{user.email}</span>
        </p>
        <ul className="pt-1.5">
          {accountLinks(user).map(({ to, text }) => (
            <li key={to}>
              <SiteLink to={to} className={item}>
                {t(text)}
              </SiteLink>
            </li>
          ))}
          <li className="mt-1.5 border-t border-line pt-1.5">
            <SignOutButton className={item} />
          </li>
        </ul>
      </div>
    </>
  )
}
