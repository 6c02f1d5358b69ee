import {
  ASK_FIELDS,
  answerQuestion,
  askOffer,
  askQuestion,
  confirmOffer,
  hideQuestion,
  orderAgain,
  QUESTION_HIDES,
  setDealStatus,
  setOfferStatus,
} from '@verstat/contract'
import type { FormPost } from '../../platform/web/form-posts.ts'

/** Decisions about offers in browsers without JavaScript. The calls validate all values. */
export const offersForm: FormPost = {
  path: '/user/offers',
  async answer({ id = '', act = '', version, reason, note, text = '', field, back }, send) {
    const asked = ASK_FIELDS.find((each) => each === field)
    if (act === 'ask') await send(askOffer, { id, text, fields: asked ? [asked] : [] })
    else if (act === 'confirm') await send(confirmOffer, { id, version: Number(version) })
    else {
      await send(setOfferStatus, {
        id,
        status: act,
        ...(version ? { version: Number(version) } : {}),
        ...(reason ? { reason } : {}),
        ...(note ? { note } : {}),
      })
    }
    return back && /^[a-z0-9-]+$/.test(back) ? `/user/advertisment/offers/${back}` : `/user/offers/${id}`
  },
}

/** Moves of deals, and ordering again, in browsers without JavaScript. */
export const dealsForm: FormPost = {
  path: '/user/deals',
  async answer({ id = '', act = '', version, note }, send) {
    if (act === 'again') {
      const { order } = await send(orderAgain, { id })
      return `/user/advertisment/edit/order/${order.slug}`
    }
    await send(setDealStatus, {
      id,
      status: act,
      ...(version ? { version: Number(version) } : {}),
      ...(note ? { note } : {}),
    })
    return `/user/deals/${id}`
  },
}

/** Questions and answers in browsers without JavaScript. A refusal renders the order’s page with what was typed. */
export const questionsForm: FormPost = {
  path: '/orders/:slug',
  async answer({ slug = '', id = '', act = '', text = '', code }, send) {
    if (act === 'ask') await send(askQuestion, { id, text })
    else if (act === 'hide') {
      await send(hideQuestion, { id, code: QUESTION_HIDES.find((each) => each === code) ?? 'other' })
    } else await send(answerQuestion, { id, text })
    return `/orders/${encodeURIComponent(slug)}#questions`
  },
}
