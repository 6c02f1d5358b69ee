import type { PanelCompany } from '@verstat/contract'
import { usePage } from '../../../lib/use-page.ts'
import { PanelTitle } from '../frame/panel-title.tsx'
import { UserBadges } from '../users/users-page.tsx'
import { LinkedPart, PersonLink } from './linked-part.tsx'
import { LinkedParts } from './linked-parts.tsx'

/** Shows the people and producers that state a company code, and what belongs to them. */
export function CompanyPage({ company }: { readonly company: PanelCompany }) {
  const { t, format } = usePage()
  const { code, names, users } = company
  return (
    <>
      <PanelTitle
        back={{ to: '/panel/users', text: t('panel.users.title') }}
        title={names[0] ?? code}
        found={t(code.length === 8 ? 'panel.people.code' : 'panel.people.personCode', { code })}
      />
      {names.length > 1 && (
        <p className="mt-1 text-ink-soft wrap-anywhere">
          {t('panel.people.alsoNamed', { names: names.slice(1).join(', ') })}
        </p>
      )}
      <p className="mt-1 text-13 text-ink-soft">{t('panel.people.stated')}</p>
      <LinkedPart
        title={t('panel.people.people')}
        total={users.length}
        heads={[
          t('panel.users.person'),
          t('panel.users.email'),
          t('panel.users.role'),
          t('panel.users.since'),
        ]}
        rows={users.map((user) => ({
          key: user.id,
          cells: [
            <PersonLink key="name" person={{ id: user.id, name: `${user.firstname} ${user.lastname}` }} />,
            <span key="email" className="wrap-anywhere">
              {user.email}
            </span>,
            <UserBadges key="badges" user={user} />,
            <time key="since" dateTime={user.createdAt} className="whitespace-nowrap text-ink-soft">
              {format.day(user.createdAt)}
            </time>,
          ],
        }))}
      />
      <LinkedParts linked={company} />
    </>
  )
}
