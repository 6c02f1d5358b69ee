/** Later modules and the composition root may import only these names from messages. */

export { type DemoTalk, removeDemoMessages, storeDemoMessages } from './demo/demo-messages.ts'
export { messagesModule } from './messages.module.ts'
export type { MessagesTables } from './messages.tables.ts'
export {
  findReportableMessage,
  openMessageForStaff,
  readReportedMessages,
} from './reading/read-reported.ts'
export { keepReportedMessage } from './writing/keep-reported.ts'
