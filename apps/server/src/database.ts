import type { AccountsTables } from './modules/accounts/accounts.tables.ts'
import type { BillingTables } from './modules/billing/billing.tables.ts'
import type { DirectoryTables } from './modules/directory/directory.tables.ts'
import type { FeedbackTables } from './modules/feedback/feedback.tables.ts'
import type { SearchTables } from './modules/search/index.ts'
import type { SeoTables } from './modules/seo/texts/page-text.tables.ts'
import type { KeptAnswerTables } from './platform/http/idempotency.ts'
import type { MailTables } from './platform/mail/outbox.ts'
import type { SandboxTables } from './platform/payments/sandbox/sandbox-store.ts'
import type { ChallengeTables } from './platform/security/challenge.ts'
import type { SettingsTables } from './platform/settings/stored-settings.ts'

/** Every table of the product: the union of what the modules own. */
export type Database = AccountsTables &
  BillingTables &
  DirectoryTables &
  FeedbackTables &
  SearchTables &
  SeoTables &
  MailTables &
  KeptAnswerTables &
  ChallengeTables &
  SandboxTables &
  SettingsTables
