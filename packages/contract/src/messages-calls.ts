import { call } from './call.ts'
import type * as block from './messages/block.ts'
import type * as conversation from './messages/conversation.ts'

/** Calls that only the pages about conversations use. See `calls.ts`. */

export const startConversation = call<typeof conversation.startConversation>('POST', '/v1/conversation')
export const listConversations = call<typeof conversation.listConversations>('GET', '/v1/user/conversations')
export const getConversation = call<typeof conversation.getConversation>('GET', '/v1/conversation/{id}')
export const listMessages = call<typeof conversation.listMessages>(
  'GET',
  '/v1/conversation/{conversationId}/messages',
)
export const sendMessage = call<typeof conversation.sendMessage>(
  'POST',
  '/v1/conversation/{conversationId}/messages',
)
export const editMessage = call<typeof conversation.editMessage>(
  'PATCH',
  '/v1/conversation/{conversationId}/messages/{id}',
)
export const takeMessageBack = call<typeof conversation.takeMessageBack>(
  'DELETE',
  '/v1/conversation/{conversationId}/messages/{id}',
)
export const readConversation = call<typeof conversation.readConversation>(
  'POST',
  '/v1/conversation/{id}/read',
)
export const blockPerson = call<typeof block.blockPerson>('POST', '/v1/user/{id}/block')
export const unblockPerson = call<typeof block.unblockPerson>('DELETE', '/v1/user/{id}/block')
export const listBlocks = call<typeof block.listBlocks>('GET', '/v1/user/blocks')
