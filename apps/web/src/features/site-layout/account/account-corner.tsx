import type { User } from '@verstat/contract'
import { buttonClass } from '@verstat/ui/button'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { PersonalSlot } from '../../../lib/session/personal-slot.tsx'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { useSignInPath } from './use-sign-in-path.ts'

let parts: typeof import('./account-parts.tsx') | undefined

/**
 * Loads the account menu, which pages for visitors do not ship. The root route awaits this function in the server and
 * in the browser, so that the menu does not appear late.
 */
export async function loadAccountParts(user: User | null): Promise<void> {
  if (user) parts ??= await import('./account-parts.tsx')
}

/** Shows a sign-in link to visitors; to users, what is unread and the account menu. */
export function AccountCorner() {
  const user = useUser()
  if (!user) return <SignInButton />
  return (
    parts && (
      <PersonalSlot name="corner">
        <parts.UnreadLinks user={user} />
        <parts.AccountMenu user={user} />
        <parts.UnreadPolling user={user} />
      </PersonalSlot>
    )
  )
}

function SignInButton() {
  const { t } = usePage()
  return (
    <SiteLink to={useSignInPath()} rel="nofollow" className={buttonClass({ size: 'medium' })}>
      {t('common.account.signIn')}
    </SiteLink>
  )
}

/** Shows what is unread on narrow screens, where the account menu is inside another menu. */
export function AccountUnread() {
  const user = useUser()
  if (!user || !parts) return null
  return (
    <PersonalSlot name="unread">
      <parts.UnreadLinks user={user} />
    </PersonalSlot>
  )
}

/** Shows the sign-in link or the account links inside the menu for narrow screens. */
export function AccountLines() {
  const user = useUser()
  return (
    <div className="mt-2 border-t-2 border-line pt-2">
      {user ? (
        parts && (
          <PersonalSlot name="lines">
            <parts.AccountList user={user} item={LINE} />
          </PersonalSlot>
        )
      ) : (
        <SignInLines />
      )}
    </div>
  )
}

const LINE = 'menu-line'

function SignInLines() {
  const { t } = usePage()
  const signIn = useSignInPath()
  return (
    <ul className="divide-y divide-line">
      <li>
        <SiteLink to={signIn} rel="nofollow" className={LINE}>
          {t('common.account.signIn')}
        </SiteLink>
      </li>
      <li>
        <SiteLink to={signIn.replace('/login', '/register')} rel="nofollow" className={LINE}>
          {t('common.account.register')}
        </SiteLink>
      </li>
    </ul>
  )
}
