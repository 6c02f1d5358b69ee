import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { blockPerson, listBlocks, unblockPerson } from './blocks/block-person.ts'
import type { MessagesContext } from './messages-context.ts'
import { listConversations } from './reading/list-conversations.ts'
import { getConversation, listMessages } from './reading/list-messages.ts'
import { editMessage, takeMessageBack } from './writing/change-message.ts'
import { readConversation } from './writing/read-conversation.ts'
import { sendMessage } from './writing/send-message.ts'
import { startConversation } from './writing/start-conversation.ts'

export const messagesRoutes: readonly Binding<MessagesContext>[] = [
  bind(contract.startConversation, startConversation),
  bind(contract.listConversations, listConversations),
  bind(contract.getConversation, getConversation),
  bind(contract.listMessages, listMessages),
  bind(contract.sendMessage, sendMessage),
  bind(contract.editMessage, editMessage),
  bind(contract.takeMessageBack, takeMessageBack),
  bind(contract.readConversation, readConversation),
  bind(contract.blockPerson, blockPerson),
  bind(contract.unblockPerson, unblockPerson),
  bind(contract.listBlocks, listBlocks),
]
