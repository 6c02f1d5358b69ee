import type { PanelCounts, PanelRight } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'

export type PanelSection = {
  readonly to: string
  readonly text: MessageKey
  readonly right: PanelRight
  readonly waiting?: (counts: PanelCounts) => number
}

export const PANEL_SECTIONS: readonly PanelSection[] = [
  { to: '/panel', text: 'panel.morning.title', right: 'view' },
  {
    to: '/panel/moderation',
    text: 'panel.moderation.title',
    right: 'view',
    waiting: ({ listings }) => listings,
  },
  { to: '/panel/listings', text: 'panel.listings.title', right: 'view' },
  { to: '/panel/leads', text: 'panel.leads.title', right: 'view' },
  { to: '/panel/market/offers', text: 'panel.market.offers', right: 'view' },
  { to: '/panel/market/deals', text: 'panel.market.deals', right: 'view' },
  {
    to: '/panel/feedback',
    text: 'panel.page.title',
    right: 'feedback',
    waiting: ({ feedback }) => feedback,
  },
  { to: '/panel/users', text: 'panel.users.title', right: 'view' },
  {
    to: '/panel/payments',
    text: 'panel.pay.title',
    right: 'payments',
    waiting: ({ payments }) => payments,
  },
  { to: '/panel/subscriptions', text: 'panel.subscriptions.title', right: 'sales' },
  { to: '/panel/revenue', text: 'panel.revenue.title', right: 'sales' },
  { to: '/panel/plans', text: 'panel.offers.title', right: 'sales' },
  { to: '/panel/statistics', text: 'panel.dashboard.title', right: 'view' },
  { to: '/panel/categories', text: 'panel.categories.title', right: 'categories' },
  { to: '/panel/search', text: 'panel.search.title', right: 'categories' },
  { to: '/panel/texts', text: 'panel.texts.title', right: 'texts' },
  { to: '/panel/nda', text: 'panel.nda.title', right: 'texts' },
  { to: '/panel/brand', text: 'panel.brand.title', right: 'settings' },
  { to: '/panel/settings', text: 'panel.settings.title', right: 'settings' },
  { to: '/panel/audit', text: 'panel.audit.title', right: 'audit' },
]
