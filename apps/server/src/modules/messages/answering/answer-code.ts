import { ANSWER_CODE_DAYS, ANSWER_CODE_TEXTS } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { newSecretToken } from '../../../platform/security/secret-token.ts'
import { enforceLimit, networkOf, signedIn } from '../../accounts/index.ts'
import type { Db, MessagesContext, Tx } from '../messages-context.ts'
import { isGone } from '../writing/closing.ts'
import * as codes from './answer-code.repository.ts'
import { ANSWER_LIMITS } from './answer-limits.ts'

const DAY_MS = 86_400_000
/** Until then a code is known, and refused as expired. */
const KEPT_DAYS = 90

/**
 * Makes the code of an answer link. It begins with the id of the conversation, so that a page that has only the code
 * knows what to ask for. The caller has locked the person, who cannot change the password meanwhile.
 */
export async function issueAnswerCode(
  tx: Tx,
  { conversationId, userId, now }: { conversationId: string; userId: string; now: Date },
): Promise<string> {
  const id = Buffer.from(conversationId.replaceAll('-', ''), 'hex').toString('base64url')
  const code = id + newSecretToken()
  await codes.insert(tx, { code, conversation_id: conversationId, user_id: userId, created_at: now })
  return code
}

/** Who reads or writes in a conversation: by a session, or by the code of an answer link. */
export type Participant = { readonly userId: string; readonly isByCode: boolean }

/**
 * Finds the caller of a call with `answerCode`. Throws `not_found` for a code that is unknown, of another conversation
 * or of a person whose account is blocked, and `code_expired` after seven days. Unknown codes count against the limit of
 * the caller's network.
 */
export async function findParticipant(
  ctx: MessagesContext,
  db: Db,
  conversationId: string,
): Promise<Participant> {
  const { answerCode: code } = ctx
  if (code === undefined) return { userId: signedIn(ctx).userId, isByCode: false }
  const row = await codes.find(db, code)
  if (!row) {
    await enforceLimit(ctx, ANSWER_LIMITS.wrongCodes, networkOf(ctx))
    throw new AppError('not_found')
  }
  if (row.conversation_id !== conversationId || (await isGone(db, row.user_id))) {
    throw new AppError('not_found')
  }
  if (ctx.now().getTime() - row.created_at.getTime() >= ANSWER_CODE_DAYS * DAY_MS) {
    throw new AppError('code_expired')
  }
  return { userId: row.user_id, isByCode: true }
}

/**
 * Counts a text that is sent with the caller's code. The caller has locked the person, and so knows whether the code has
 * ended meanwhile. Throws `quota_reached` after the texts of one code.
 */
export async function countAnswer({ answerCode = '' }: MessagesContext, tx: Tx): Promise<void> {
  const row = await codes.findForUpdate(tx, answerCode)
  if (!row) throw new AppError('not_found')
  if (row.sent >= ANSWER_CODE_TEXTS) throw new AppError('quota_reached', { needs: ['code'] })
  await codes.countSent(tx, row)
}

export async function sweepAnswerCodes(db: Db, now: Date): Promise<void> {
  await codes.deleteBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
}
