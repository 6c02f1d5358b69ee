import { ACCOUNT_ACTIONS } from './accounts/account-audit.ts'
import { BILLING_ACTIONS } from './billing/billing-audit.ts'
import type { BillingEvent } from './billing/billing-events.ts'
import { BILLING_NOTICES } from './billing/billing-notices.ts'
import { LISTING_ACTIONS } from './directory/lists/listing-audit.ts'
import type { ListingEvent } from './directory/lists/listing-events.ts'
import { LISTING_NOTICES } from './directory/lists/listing-notices.ts'
import { DRAWING_ACTIONS, DRAWING_NOTICES, type DrawingEvent } from './drawings/drawings-lists.ts'
import { INBOX_ACTIONS } from './feedback/inbox-audit.ts'
import { INBOX_NOTICES } from './feedback/inbox-notices.ts'
import { MESSAGE_ACTIONS, MESSAGE_NOTICES, type MessageEvent } from './messages/messages-lists.ts'
import type { NoticeEvent } from './notices/notice-events.ts'
import { OFFER_ACTIONS } from './offers/offers-audit.ts'
import type { OfferEvent } from './offers/offers-events.ts'
import { OFFER_NOTICES } from './offers/offers-notices.ts'
import { PANEL_ACTIONS } from './panel/panel-audit.ts'
import type { PanelEvent } from './panel/panel-events.ts'

/** All actions in the audit log. Each is named `area.action`. A new module adds its list here. */
export const AUDIT_ACTIONS = [
  ACCOUNT_ACTIONS,
  LISTING_ACTIONS,
  BILLING_ACTIONS,
  OFFER_ACTIONS,
  MESSAGE_ACTIONS,
  DRAWING_ACTIONS,
  INBOX_ACTIONS,
  PANEL_ACTIONS,
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number][number]

type AreaOf<Action> = Action extends `${infer Area}.${string}` ? Area : never

/** The areas are in the order of the filter in the panel. */
export const AUDIT_AREAS = [
  'user',
  'sign_in',
  'listing',
  'subscription',
  'payment',
  'offer',
  'question',
  'deal',
  'invitation',
  'conversation',
  'message',
  'person',
  'file',
  'nda',
  'inbox',
  'category',
  'text',
  'settings',
  'plan',
  'synonyms',
  'export',
] as const satisfies readonly AreaOf<AuditAction>[]

/** Types of events that the server sends to open pages. */
export type RealtimeEventType =
  | NoticeEvent
  | ListingEvent
  | BillingEvent
  | OfferEvent
  | MessageEvent
  | DrawingEvent
  | PanelEvent

/** All types of notices. Each is named `area.what`. A new module adds its list here. */
export const NOTICE_TYPES = [
  ...LISTING_NOTICES,
  ...BILLING_NOTICES,
  ...OFFER_NOTICES,
  ...MESSAGE_NOTICES,
  ...DRAWING_NOTICES,
  ...INBOX_NOTICES,
] as const
export type NoticeType = (typeof NOTICE_TYPES)[number]
export type NoticeArea = AreaOf<NoticeType>
