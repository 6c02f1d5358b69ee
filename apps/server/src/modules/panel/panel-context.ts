import type { Kysely } from 'kysely'
import type { RealtimeTokens } from '../../platform/realtime/realtime-tokens.ts'
import type { SettingsTables } from '../../platform/settings/stored-settings.ts'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { DirectoryContext, DirectoryTables } from '../directory/index.ts'
import type { FeedbackContext, FeedbackTables } from '../feedback/index.ts'
import type { SeoTables, SiteOf } from '../seo/index.ts'

/** The panel looks at everything, and changes through the doors of those who own it. */
export type PanelTables = AccountsTables & DirectoryTables & FeedbackTables & SeoTables & SettingsTables

/** What the calls of this module need. */
export type PanelContext = Omit<AccountsContext, 'db'> &
  Omit<DirectoryContext, 'db'> &
  Omit<FeedbackContext, 'db'> & {
    readonly db: Kysely<PanelTables>
    /** What the install calls itself, with the texts that staff changed. */
    readonly siteOf: SiteOf
    readonly realtime: RealtimeTokens | null
  }
