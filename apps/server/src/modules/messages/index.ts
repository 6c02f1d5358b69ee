/** Later modules and the composition root may import only these names from messages. */

export { messagesModule } from './messages.module.ts'
