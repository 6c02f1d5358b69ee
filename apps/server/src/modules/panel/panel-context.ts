import type { Kysely } from 'kysely'
import type { RealtimeTokens } from '../../platform/realtime/realtime-tokens.ts'
import type { SettingsTables } from '../../platform/settings/stored-settings.ts'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { BillingContext, BillingTables } from '../billing/index.ts'
import type { DirectoryContext, DirectoryTables } from '../directory/index.ts'
import type { FeedbackContext, FeedbackTables } from '../feedback/index.ts'
import type { MessagesTables } from '../messages/index.ts'
import type { OffersTables } from '../offers/index.ts'
import type { SeoTables, SiteOf } from '../seo/index.ts'
import type { UploadsContext, UploadsTables } from '../uploads/index.ts'

/** The panel may read all these tables. The panel changes a table only through the module that owns the table. */
export type PanelTables = AccountsTables &
  BillingTables &
  DirectoryTables &
  FeedbackTables &
  MessagesTables &
  OffersTables &
  SeoTables &
  SettingsTables &
  UploadsTables

export type PanelContext = Omit<AccountsContext, 'db'> &
  Omit<DirectoryContext, 'db'> &
  Omit<FeedbackContext, 'db'> &
  Pick<BillingContext, 'billing'> &
  Pick<UploadsContext, 'uploads'> & {
    readonly db: Kysely<PanelTables>
    /** Returns public facts about the site, including the texts that staff edited. */
    readonly siteOf: SiteOf
    readonly realtime: RealtimeTokens | null
  }
