import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { enforceLimit, networkOf } from '../accounts/index.ts'
import { answerFeedback } from './answer-feedback.ts'
import { createFeedback } from './create-feedback.ts'
import { FEEDBACK_LIMITS } from './feedback.limits.ts'
import type { FeedbackContext } from './feedback-context.ts'
import { handleFeedback, listFeedback } from './feedback-inbox.ts'
import { getReported } from './find-reported.ts'
import { newTicket } from './form-ticket.ts'
import { openMessage } from './open-message.ts'

export const feedbackRoutes: readonly Binding<FeedbackContext>[] = [
  bind(contract.createFeedback, createFeedback),
  bind(contract.listFeedback, listFeedback),
  bind(contract.handleFeedback, handleFeedback),
  bind(contract.answerFeedback, answerFeedback),
  bind(contract.getReported, getReported),
  bind(contract.openMessage, openMessage),
  bind(contract.getChallenge, async (ctx: FeedbackContext) => {
    await enforceLimit(ctx, FEEDBACK_LIMITS.challenges, networkOf(ctx))
    const challenge = await ctx.accounts.challenges.issue()
    return { ...challenge, ticket: newTicket(ctx.accounts.secret, ctx.now()) }
  }),
]
