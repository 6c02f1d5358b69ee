import { sendMessage, startConversation } from '@verstat/contract'
import type { FormPost } from '../../platform/web/form-posts.ts'

/** A message in a browser without JavaScript. A refusal renders the conversation with what was typed. */
export const messageForm: FormPost = {
  path: '/user/messages/:id',
  async answer({ id = '', messageId = '', text = '' }, send) {
    await send(sendMessage, { conversationId: id, id: messageId, text })
    return `/user/messages/${encodeURIComponent(id)}`
  },
}

/** The first message in a browser without JavaScript. */
export const conversationForm: FormPost = {
  path: '/user/messages/new',
  async answer({ producer = '', order, text = '' }, send) {
    const { id } = await send(startConversation, {
      producerId: producer,
      ...(order ? { orderId: order } : {}),
      text,
    })
    return `/user/messages/${id}`
  },
}
