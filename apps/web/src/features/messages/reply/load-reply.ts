import type { ConversationSide, Message, RejectedForm } from '@verstat/contract'
import { apiErrorCode, conversationOfCode, listMessages } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'

/** Why a code does not open its conversation. */
export type ReplyFault = 'unknown' | 'expired' | 'limited'

export type OpenedReply = {
  readonly outcome: 'opened'
  readonly code: string
  readonly conversationId: string
  readonly side: ConversationSide
  readonly messages: readonly Message[]
  /** Id of the next message. */
  readonly nextId: string
  /** Whether this page is the answer to a text that was sent without JavaScript. */
  readonly isSent: boolean
  readonly refused: RejectedForm | null
}

export type ReplyView = OpenedReply | { readonly outcome: 'ask'; readonly fault: ReplyFault | null }

const FAULT_STATUS: Readonly<Record<ReplyFault, number>> = { unknown: 404, expired: 410, limited: 429 }

/** The server knows the code only from a form that was sent without JavaScript. */
export async function loadReply(context: PageContext, signal: AbortSignal): Promise<ReplyView> {
  const { refusedForm = null, postedForm, setStatus } = context
  const fields = refusedForm?.values ?? postedForm
  if (!fields) return { outcome: 'ask', fault: null }
  const view = await openReply(context, fields.code ?? '', signal)
  if (view.outcome === 'ask') {
    if (view.fault) setStatus(FAULT_STATUS[view.fault])
    return view
  }
  return { ...view, refused: refusedForm, isSent: fields.sent !== undefined }
}

/** Reads the latest messages of the conversation that a code opens. */
export async function openReply(
  { send }: Pick<PageContext, 'send'>,
  given: string,
  signal?: AbortSignal,
): Promise<ReplyView> {
  const code = given.trim()
  const conversationId = conversationOfCode(code)
  if (conversationId === null) return { outcome: 'ask', fault: 'unknown' }
  try {
    const { items, side } = await send(listMessages, { conversationId }, { signal, answerCode: code })
    const nextId = crypto.randomUUID()
    return {
      outcome: 'opened',
      code,
      conversationId,
      side,
      messages: items,
      nextId,
      isSent: false,
      refused: null,
    }
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    return { outcome: 'ask', fault }
  }
}

function faultOf(error: unknown): ReplyFault | undefined {
  switch (apiErrorCode(error)) {
    case 'not_found':
      return 'unknown'
    case 'code_expired':
      return 'expired'
    case 'rate_limited':
      return 'limited'
    default:
      return undefined
  }
}
