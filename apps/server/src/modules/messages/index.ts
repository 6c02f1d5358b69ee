/** Later modules and the composition root may import only these names from messages. */

export { messagesModule } from './messages.module.ts'
export type { MessagesTables } from './messages.tables.ts'
export {
  findReportableMessage,
  openMessageForStaff,
  readReportedMessages,
} from './reading/read-reported.ts'
