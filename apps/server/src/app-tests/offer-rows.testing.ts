import * as contract from '@verstat/contract'
import { offerTerms } from '../modules/offers/offers.testing.ts'
import { NOBODY, OWNERS, type Row, SIGNED_IN, type Things } from './call-rows.testing.ts'

/** The owner is the customer and the stranger the producer. Nobody else knows the offer. */
const SIDES = { ...SIGNED_IN, support: 404, moderator: 404, admin: 404, bare: 404 }
const OF_CUSTOMER = { ...SIDES, stranger: 409 }
const OF_PRODUCER = { ...SIDES, owner: 409 }

/** Without a producer of one's own nobody may ask or offer, and the owner may not do it to the own order. */
const OTHERS_WITHOUT_PRODUCER = {
  ...SIGNED_IN,
  owner: 403,
  support: 403,
  moderator: 403,
  admin: 403,
  bare: 403,
}
const WITHOUT_PRODUCER = { ...OTHERS_WITHOUT_PRODUCER, stranger: 403 }

const order = ({ order: { id } }: Things) => ({ id })
const offer = ({ offer: id }: Things) => ({ id })
const question = ({ question: id }: Things) => ({ id })
const deal = ({ deal: id }: Things) => ({ id })

type Prepare = NonNullable<Row['prepare']>

/**
 * Calls about offers, questions, invitations and deals. `trade` makes an offer and a deal, `invite` an invitation, `ask`
 * a question.
 */
export function offerRows({ trade, invite, ask }: Record<'trade' | 'invite' | 'ask', Prepare>): Row[] {
  return [
    {
      route: contract.createOffer,
      input: (t) => ({ ...order(t), producerId: t.producer.id, quantity: 5, unit: 'pcs', ...offerTerms() }),
      refused: WITHOUT_PRODUCER,
    },
    { route: contract.getOffer, prepare: trade, input: offer, refused: SIDES },
    {
      route: contract.reviseOffer,
      prepare: trade,
      input: (t) => ({ ...offer(t), version: 1, leadDays: 3, quantity: 10, unit: 'pcs' }),
      refused: OF_PRODUCER,
    },
    {
      route: contract.confirmOffer,
      prepare: trade,
      input: (t) => ({ ...offer(t), version: 1 }),
      refused: OF_PRODUCER,
    },
    {
      route: contract.askOffer,
      prepare: trade,
      input: (t) => ({ ...offer(t), text: 'Чи можна швидше?', fields: ['term'] }),
      refused: OF_CUSTOMER,
    },
    // Moderators may only block an offer.
    {
      route: contract.setOfferStatus,
      prepare: trade,
      input: (t) => ({ ...offer(t), status: 'shortlisted' }),
      refused: { ...OF_CUSTOMER, moderator: 409, admin: 409 },
    },
    { route: contract.listQuestions, of: 'draft', input: order, refused: NOBODY },
    {
      route: contract.askQuestion,
      prepare: trade,
      input: (t) => ({ ...order(t), text: 'Чи є лекала?' }),
      refused: OTHERS_WITHOUT_PRODUCER,
    },
    {
      route: contract.answerQuestion,
      prepare: ask,
      input: (t) => ({ ...question(t), text: 'Так' }),
      refused: { ...SIDES, stranger: 404 },
    },
    {
      route: contract.hideQuestion,
      prepare: ask,
      input: (t) => ({ ...question(t), code: 'other' }),
      refused: { ...SIDES, stranger: 404 },
    },
    // The question waits for an answer, so only the two sides see it.
    {
      route: contract.getReported,
      prepare: ask,
      input: (t) => ({ type: 'question', ...question(t) }),
      refused: { ...SIDES, visitor: 404, blocked: 404 },
    },
    {
      route: contract.getReported,
      prepare: trade,
      input: (t) => ({ type: 'offer', ...offer(t) }),
      refused: { ...SIDES, visitor: 404, blocked: 404 },
    },
    { route: contract.compareOffers, input: order, refused: OWNERS },
    { route: contract.getOffersTable, input: order, refused: OWNERS },
    {
      route: contract.inviteProducers,
      input: (t) => ({ ...order(t), producerIds: [t.producer.id] }),
      refused: OWNERS,
    },
    { route: contract.listSentInvitations, input: order, refused: OWNERS },
    {
      route: contract.declineInvitation,
      prepare: invite,
      input: (t) => ({ ...order(t), code: 'busy' }),
      refused: { ...SIDES, owner: 404 },
    },
    { route: contract.getDeal, prepare: trade, input: deal, refused: SIDES },
    { route: contract.getDealFile, prepare: trade, input: deal, refused: SIDES },
    {
      route: contract.setDealStatus,
      prepare: trade,
      input: (t) => ({ ...deal(t), status: 'cancelled', note: 'Домовилися інакше' }),
      refused: SIDES,
    },
    // The deal is not completed, so that not even the customer can order again.
    {
      route: contract.orderAgain,
      prepare: trade,
      input: deal,
      refused: { ...SIDES, owner: 409, stranger: 409 },
    },
  ]
}
