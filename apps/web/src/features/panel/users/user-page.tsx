import type { getLinked, PanelUser, RouteOutput } from '@verstat/contract'
import { unblockUser } from '@verstat/contract/browser'
import { LOCALES } from '@verstat/i18n'
import { FactsTable } from '@verstat/ui/facts-table'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelTitle } from '../frame/panel-title.tsx'
import { LinkedParts } from '../people/linked-parts.tsx'
import { Notes } from '../people/notes.tsx'
import { BlockForm } from './block-form.tsx'
import { RoleForm } from './role-form.tsx'
import { UserBadges } from './users-page.tsx'

export type UserPageProps = {
  readonly user: PanelUser
  readonly linked: RouteOutput<typeof getLinked>
  /** True when the signed-in user has a second factor. */
  readonly hasSecondFactor: boolean
}

export function UserPage({ user, linked, hasSecondFactor }: UserPageProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  return (
    <>
      <PanelTitle
        back={{ to: '/panel/users', text: t('panel.users.title') }}
        title={`${user.firstname} ${user.lastname}`}
      >
        <UserBadges user={user} />
      </PanelTitle>
      {user.blockedReason !== null && (
        <div className="mt-4 max-w-form rounded-8 border border-bad/40 bg-bad-soft px-4 py-3">
          <p className="font-medium">{t('panel.block.isBlocked')}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{user.blockedReason}</p>
          {user.allowed.includes('unblock') && (
            <div className="mt-3">
              <ActionForm
                id="unblock"
                label={t('panel.block.unblock')}
                busy={t('panel.form.busy')}
                send={(options) => send(unblockUser, { id: user.id }, options)}
                done={() => reloaded(t('panel.block.unblocked'))}
              />
            </div>
          )}
        </div>
      )}
      <div className="mt-5 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <FactsTable facts={useFacts(user)} />
          <div className="mt-4 grid gap-2">
            {user.allowed.includes('role') && <RoleForm user={user} hasSecondFactor={hasSecondFactor} />}
            {user.allowed.includes('block') && <BlockForm user={user} />}
          </div>
        </div>
        <Notes userId={user.id} notes={linked.notes} />
      </div>
      <LinkedParts linked={linked} email={user.email} userId={user.id} />
    </>
  )
}

function useFacts(user: PanelUser) {
  const { t, format } = usePage()
  const yesNo = (value: boolean) => t(value ? 'panel.fact.yes' : 'panel.fact.no')
  const lines: readonly (readonly [string, string, string | null])[] = [
    ['email', t('panel.users.email'), user.email],
    ['verified', t('panel.fact.verified'), yesNo(user.emailVerifiedAt !== null)],
    ['phone', t('panel.fact.phone'), user.phone],
    ['company', t('panel.fact.company'), user.companyName],
    ['locale', t('panel.fact.locale'), LOCALES[user.locale].ownName],
    ['factor', t('panel.fact.secondFactor'), yesNo(user.secondFactor)],
    [
      'sessions',
      t('panel.fact.sessions'),
      user.sessions.lastSeenAt === null
        ? format.number(user.sessions.count)
        : t('panel.fact.sessionsSeen', {
            count: user.sessions.count,
            at: format.dayTime(user.sessions.lastSeenAt),
          }),
    ],
    ['listings', t('panel.fact.listings'), t('panel.fact.listingCounts', user.listings)],
    ['since', t('panel.users.since'), format.fullDay(user.createdAt)],
    ['leaving', t('panel.fact.eraseAt'), user.eraseAt && format.fullDay(user.eraseAt)],
    ['id', t('panel.fact.id'), user.id],
  ]
  const facts = lines.flatMap(([key, label, value]) =>
    value === null ? [] : [{ key, label, value: <span className="wrap-anywhere">{value}</span> }],
  )
  if (user.companyCode === null) return facts
  const code = {
    key: 'code',
    label: t('fields.staff.edrpou'),
    value: (
      <SiteLink to={`/panel/companies/${user.companyCode}`} className="text-link">
        {user.companyCode}
      </SiteLink>
    ),
  }
  return [...facts, code]
}
