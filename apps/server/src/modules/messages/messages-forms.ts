import { conversationOfCode, sendMessage, startConversation } from '@verstat/contract'
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

/** No conversation has this id, so a code of another form is refused as any wrong code is. */
const NO_CONVERSATION = '00000000-0000-0000-0000-000000000000'

/**
 * The page of an answer link in a browser without JavaScript: the code opens the conversation, and then a text is sent.
 * The page is the answer to both, because the code must not get into an address.
 */
export const answerForm: FormPost = {
  path: '/messages/reply',
  async answer({ code: given = '', messageId, upTo, text = '' }, send) {
    const code = given.trim()
    if (messageId === undefined) return { code }
    const conversationId = conversationOfCode(code) ?? NO_CONVERSATION
    const seen = upTo ? { upTo } : {}
    await send(sendMessage, { conversationId, id: messageId, text, ...seen }, { answerCode: code })
    return { code, sent: '1' }
  },
}
