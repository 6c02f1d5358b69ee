import type { getOwnPaidLeft, RouteOutput, Session, User } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { AvatarSection } from './avatar-section.tsx'
import { DataSection } from './data-section.tsx'
import { EmailSection } from './email-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export type SettingsPageProps = {
  readonly user: User
  readonly sessions: readonly Session[]
  readonly paidLeft: RouteOutput<typeof getOwnPaidLeft>
  /**
   * Time at which the data was loaded. Server and browser both use this time, so that they render the same relative
   * times.
   */
  readonly now: string
}

const SECTIONS: ReadonlyArray<{ id: string; title: MessageKey }> = [
  { id: 'profile', title: 'account.profile.title' },
  { id: 'email', title: 'account.email.title' },
  { id: 'password', title: 'account.password.title' },
  { id: 'second-factor', title: 'account.factor.title' },
  { id: 'sessions', title: 'account.sessions.title' },
  { id: 'notifications', title: 'account.notifications.title' },
  { id: 'data', title: 'account.data.title' },
]

export function SettingsPage({ user, sessions, paidLeft, now }: SettingsPageProps) {
  const { t } = usePage()
  const parts: Readonly<Record<string, ReactNode>> = {
    profile: (
      <div className="mt-4 grid gap-6">
        <AvatarSection user={user} />
        <ProfileSection user={user} />
      </div>
    ),
    email: <EmailSection user={user} />,
    password: <PasswordSection user={user} />,
    'second-factor': <SecondFactorSection user={user} />,
    sessions: <SessionsSection sessions={sessions} now={now} />,
    notifications: <NotificationsSection user={user} />,
    data: <DataSection user={user} paidLeft={paidLeft} />,
  }
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <h1 className="text-26 lg:col-span-2 lg:text-36">{t('account.edit.title')}</h1>
      <nav aria-label={t('account.edit.contents')} className="max-lg:hidden">
        <ul className="sticky top-6 border-s border-line">
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ms-px flex min-h-9 items-center border-s border-transparent ps-4 no-underline hover:border-accent hover:text-accent"
              >
                {t(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-form gap-10 lg:gap-12">
        {SECTIONS.map(({ id, title }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="scroll-mt-6 border-t border-line pt-5"
          >
            <h2 id={`${id}-title`} className="text-20">
              {t(title)}
            </h2>
            {parts[id]}
          </section>
        ))}
      </div>
    </div>
  )
}
