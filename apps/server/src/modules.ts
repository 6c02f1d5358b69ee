import { accountsModule } from './modules/accounts/index.ts'
import { billingModule } from './modules/billing/index.ts'
import { brandModule } from './modules/brand/index.ts'
import { directoryModule } from './modules/directory/index.ts'
import { drawingsModule } from './modules/drawings/index.ts'
import { feedbackModule } from './modules/feedback/index.ts'
import { messagesModule } from './modules/messages/index.ts'
import { noticesModule } from './modules/notices/index.ts'
import { offersModule } from './modules/offers/index.ts'
import { panelModule } from './modules/panel/index.ts'
import { realtimeModule } from './modules/realtime/index.ts'
import { searchModule } from './modules/search/index.ts'
import { seoModule } from './modules/seo/index.ts'
import { uploadsModule } from './modules/uploads/index.ts'
import type { KeptAnswerTables } from './platform/http/input/idempotency.ts'
import type { MailTables } from './platform/mail/outbox.ts'
import { composeModules } from './platform/module/compose-modules.ts'
import type { SandboxTables } from './platform/payments/sandbox/sandbox-store.ts'
import type { ChallengeTables } from './platform/security/challenge.ts'
import type { SettingsTables } from './platform/settings/stored-settings.ts'

export type PlatformTables = KeptAnswerTables & MailTables & SandboxTables & ChallengeTables & SettingsTables

/** The modules in the order of their dependencies: each may use the platform and the modules before it. */
export const modules = composeModules<PlatformTables>()
  .with(accountsModule)
  .with(noticesModule)
  .with(uploadsModule)
  .with(brandModule)
  .with(directoryModule)
  .with(billingModule)
  .with(offersModule)
  .with(messagesModule)
  .with(drawingsModule)
  .with(searchModule)
  .with(feedbackModule)
  .with(seoModule)
  .with(realtimeModule)
  .with(panelModule)
