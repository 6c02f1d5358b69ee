import type { User } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'

/** Returns the links to the pages of the account, and for staff also to the panel. */
export function accountLinks({
  access,
}: Pick<User, 'access'>): ReadonlyArray<{ to: string; text: MessageKey }> {
  return [
    { to: '/user', text: 'common.account.overview' },
    { to: '/user/advertisment', text: 'common.account.listings' },
    { to: '/user/offers', text: 'common.account.offers' },
    { to: '/user/deals', text: 'common.account.deals' },
    { to: '/user/messages', text: 'common.account.messages' },
    { to: '/user/leads', text: 'common.account.leads' },
    { to: '/user/notices', text: 'common.account.notices' },
    { to: '/user/edit', text: 'common.account.settings' },
    ...(access.panel ? [{ to: '/panel', text: 'common.account.panel' } as const] : []),
  ]
}
