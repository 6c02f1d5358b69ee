import type { Role } from '../accounts/account-values.ts'

/** Rights in the panel. Each section requires one right. `view` covers users, listings and statistics. */
export const PANEL_RIGHTS = [
  'view',
  'feedback',
  'listings',
  'users',
  'categories',
  'texts',
  'settings',
  'audit',
  /** The right for the pages about plans, boosts, subscriptions and revenue. */
  'sales',
  /** The right for the pages about purchases and refunds. */
  'payments',
] as const
export type PanelRight = (typeof PANEL_RIGHTS)[number]

/** The rights of each role. The API checks them on every call, and pages use them to hide controls. */
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

/** Maximum number of words in a group of synonyms, and maximum length of a word in characters. */
export const SYNONYMS_MAX = 30
export const SYNONYM_MAX = 80

export const SEO_TITLE_MAX = 65
export const SEO_DESCRIPTION_MAX = 160
export const SEO_HEADING_MAX = 120
export const SEO_INTRO_MAX = 600
export const LEGAL_BODY_MAX = 100_000
/**
 * Maximum number of pages with edited texts. It is limited because every page carries all edited texts of its
 * language.
 */
export const CHANGED_PAGES_MAX = 200

/** Tables of the panel that staff can export. */
export const EXPORTED_TABLES = [
  'users',
  'listings',
  'leads',
  'feedback',
  'payments',
  'receipts',
  'subscriptions',
  'plans',
  'boosts',
  'revenue',
  'categories',
  'texts',
  'audit',
  'synonyms',
  'misses',
] as const
export type ExportedTable = (typeof EXPORTED_TABLES)[number]
export const EXPORT_ROWS_MAX = 5_000

/** The list of leads can select those of at most this many last hours. */
export const LEAD_HOURS_MAX = 24 * 366

/** Maximum length of a note of staff about a person, in characters. */
export const NOTE_MAX = 2_000
/** How many records of one sort the page of a person shows. */
export const LINKED_MAX = 20

/** The panel shows a paid plan as ending if it ends within this many days and is not renewed automatically. */
export const ENDING_DAYS = 7

export const DASHBOARD_SERIES = ['orders', 'producers', 'users', 'leads', 'feedback'] as const
export type DashboardSeriesName = (typeof DASHBOARD_SERIES)[number]
export const DASHBOARD_DAYS_MAX = 366
