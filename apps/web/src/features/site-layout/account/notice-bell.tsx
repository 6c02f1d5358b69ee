import type { User } from '@verstat/contract'
import { Bell } from '@verstat/ui/account-icons'
import { buttonClass } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { useUnreadNotices } from '../../../lib/session/unread-notices.ts'
import { usePage } from '../../../lib/use-page.ts'

const SHOWN_MAX = 99

/** A link to the user's notices, with the number of those that the user has not read. */
export function NoticeBell({ user }: { readonly user: User }) {
  const { t, format } = usePage()
  const unread = useUnreadNotices(user)
  return (
    <SiteLink
      to="/user/notices"
      aria-label={t('notices.bell', { n: unread })}
      className={cx(buttonClass({ variant: 'quiet', size: 'icon' }), 'relative')}
    >
      <Bell size={20} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-4.5 rounded-full bg-accent px-1 text-center text-13 leading-4.5 font-semibold text-accent-ink"
        >
          {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : format.number(unread)}
        </span>
      )}
    </SiteLink>
  )
}
