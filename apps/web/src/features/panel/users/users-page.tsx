import type { PanelUserRow } from '@verstat/contract'
import { ROLES, USER_STATES } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { EmptyState } from '@verstat/ui/empty-state'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { FilterInput, FilterSelect, PanelFilters } from '../frame/panel-filters.tsx'
import { PanelMore } from '../frame/panel-more.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import type { UsersQuery } from './users-query.ts'

export type UsersPageProps = {
  readonly query: UsersQuery
  readonly items: readonly PanelUserRow[]
  readonly next: string | null
}

export function UsersPage({ query: { before, ...query }, items, next }: UsersPageProps) {
  const { t, format } = usePage()
  return (
    <>
      <PanelTitle title={t('panel.users.title')}>
        <ExportButton table="users" filter={query} />
      </PanelTitle>
      <PanelFilters
        path="/panel/users"
        query={query}
        className="sm:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]"
      >
        <FilterInput type="search" name="query" label={t('panel.users.query')} value={query.query} />
        <FilterSelect
          name="role"
          label={t('panel.users.role')}
          value={query.role}
          options={ROLES.map((role) => ({ value: role, label: t(`panel.role.${role}`) }))}
        />
        <FilterSelect
          name="state"
          label={t('panel.users.state')}
          value={query.state}
          options={USER_STATES.map((state) => ({ value: state, label: t(`panel.state.${state}`) }))}
        />
      </PanelFilters>
      <div className="mt-4">
        {items.length === 0 ? (
          <EmptyState title={t('panel.users.none')} text={t('panel.users.noneText')} />
        ) : (
          <PanelTable
            caption={t('panel.users.title')}
            heads={[
              t('panel.users.person'),
              t('panel.users.email'),
              t('panel.users.role'),
              t('panel.users.since'),
            ]}
            rows={items.map((user) => ({
              key: user.id,
              cells: [
                <SiteLink
                  key="name"
                  to={`/panel/users/${user.id}`}
                  className="text-link inline-flex min-h-6 items-center font-medium pointer-coarse:min-h-11"
                >
                  {user.firstname} {user.lastname}
                </SiteLink>,
                <span key="email" className="wrap-anywhere">
                  {user.email}
                </span>,
                <UserBadges key="badges" user={user} />,
                <time
                  key="since"
                  dateTime={user.createdAt}
                  className="text-ink-soft whitespace-nowrap max-lg:text-13"
                >
                  {format.day(user.createdAt)}
                </time>,
              ],
            }))}
          />
        )}
        <PanelMore path="/panel/users" query={query} before={before} next={next} />
      </div>
    </>
  )
}

export function UserBadges({ user }: { readonly user: PanelUserRow }) {
  const { t } = usePage()
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={user.role === 'user' ? 'neutral' : 'accent'}>{t(`panel.role.${user.role}`)}</Badge>
      {user.blockedAt !== null && <Badge tone="bad">{t('panel.state.blocked')}</Badge>}
      {user.emailVerifiedAt === null && <Badge tone="warn">{t('panel.state.unverified')}</Badge>}
    </span>
  )
}
