import type { Role } from '../accounts/account-values.ts'

/** What staff may do in the panel, one word a part of it. `view` is seeing users, listings and figures. */
export const PANEL_RIGHTS = [
  'view',
  'feedback',
  'listings',
  'users',
  'categories',
  'texts',
  'settings',
  'audit',
  /** What is sold, to whom, and what it earns. */
  'sales',
  /** Purchases, and money that goes back. */
  'payments',
] as const
export type PanelRight = (typeof PANEL_RIGHTS)[number]

/** The one table of who may do what. The API decides by it at every call; pages offer by it. */
export const RIGHTS_OF_ROLE: Readonly<Record<Role, readonly PanelRight[]>> = {
  user: [],
  support: ['view', 'feedback'],
  moderator: ['view', 'feedback', 'listings'],
  admin: PANEL_RIGHTS,
}

export const USER_STATES = ['blocked', 'unverified', 'leaving'] as const

export const CATEGORY_NAME_MAX = 120
export const CATEGORY_DESCRIPTION_MAX = 600
export const CATEGORY_FIELDS_MAX = 20

/** Words of one group that mean the same, and letters of each. */
export const SYNONYMS_MAX = 30
export const SYNONYM_MAX = 80

export const SEO_TITLE_MAX = 65
export const SEO_DESCRIPTION_MAX = 160
export const SEO_HEADING_MAX = 120
export const SEO_INTRO_MAX = 600
export const LEGAL_BODY_MAX = 100_000
/** Every page carries those of its language, so their number is bounded. */
export const CHANGED_PAGES_MAX = 200

export const DASHBOARD_SERIES = ['orders', 'producers', 'users', 'feedback'] as const
export type DashboardSeriesName = (typeof DASHBOARD_SERIES)[number]
export const DASHBOARD_DAYS_MAX = 366
