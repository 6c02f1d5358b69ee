/** Later modules and the composition root may import only these names from notices. */

export { markReadAbout } from './notice.repository.ts'
export { type EmailWords, emailStranger, type NoticeEmail } from './notice-email.ts'
export type { NoticeKind, NoticeKinds, NoticeRef } from './notice-kind.ts'
export { dayText, type NoticeWords } from './notice-words.ts'
export { noticesModule } from './notices.module.ts'
export type { NoticesTables } from './notices.tables.ts'
export type { NoticesContext, NotifyContext } from './notices-context.ts'
export { type NoticeReader, notifier } from './notify.ts'
