import type { User } from '@verstat/contract'
import { Bell, MessagesSquare } from '@verstat/ui/account-icons'
import { buttonClass } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { unreadConversations, unreadNotices, useUnread } from '../../../lib/session/unread-counts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { useUnreadTitle } from './use-unread-title.ts'

const SHOWN_MAX = 99

/** Links to the user's messages and notices, with the numbers of those that the user has not read. */
export function UnreadLinks({ user }: { readonly user: User }) {
  const { t } = usePage()
  const talks = useUnread(unreadConversations, user)
  const notices = useUnread(unreadNotices, user)
  useUnreadTitle(talks)
  return (
    <div className="flex">
      <CountedLink to="/user/messages" name={t('messages.inbox', { n: talks })} count={talks}>
        <MessagesSquare size={20} />
      </CountedLink>
      <CountedLink to="/user/notices" name={t('notices.bell', { n: notices })} count={notices}>
        <Bell size={20} />
      </CountedLink>
    </div>
  )
}

type CountedLinkProps = {
  readonly to: string
  readonly name: string
  readonly count: number
  readonly children: ReactNode
}

function CountedLink({ to, name, count, children }: CountedLinkProps) {
  const { format } = usePage()
  return (
    <SiteLink to={to} className={cx(buttonClass({ variant: 'quiet', size: 'icon' }), 'relative')}>
      {children}
      {/* No `aria-label`, which would be a second label like that of the field for a message. */}
      <span className="sr-only">{name}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-4.5 rounded-full bg-accent px-1 text-center text-13 leading-4.5 font-semibold text-accent-ink"
        >
          {count > SHOWN_MAX ? `${SHOWN_MAX}+` : format.number(count)}
        </span>
      )}
    </SiteLink>
  )
}
