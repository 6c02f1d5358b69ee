import { randomUUID } from 'node:crypto'
import * as contract from '@verstat/contract'
import { type Row, SIGNED_IN, type Things } from './call-rows.testing.ts'

/** The owner is the customer and the stranger the producer. Nobody else knows the conversation. */
const SIDES = { ...SIGNED_IN, support: 404, moderator: 404, admin: 404, bare: 404 }

const conversation = ({ conversation: id }: Things) => ({ id })
const within = ({ conversation: conversationId }: Things) => ({ conversationId })
const message = (t: Things) => ({ ...within(t), id: t.message })
const text = 'Коли почнете?'

type Prepare = NonNullable<Row['prepare']>

/** Calls about conversations and blocks. `talk` makes a conversation; `block` lets the owner block the stranger. */
export function messageRows({ talk, block }: { readonly talk: Prepare; readonly block: Prepare }): Row[] {
  return [
    // The owner cannot write to the own producer.
    {
      route: contract.startConversation,
      input: ({ producer: { id } }) => ({ producerId: id, text }),
      refused: { ...SIGNED_IN, owner: 403 },
    },
    { route: contract.getConversation, prepare: talk, input: conversation, refused: SIDES },
    { route: contract.listMessages, prepare: talk, input: within, refused: SIDES },
    {
      route: contract.sendMessage,
      prepare: talk,
      input: (t) => ({ ...within(t), id: randomUUID(), text }),
      refused: SIDES,
    },
    {
      route: contract.editMessage,
      prepare: talk,
      input: (t) => ({ ...message(t), text }),
      refused: { ...SIDES, stranger: 409 },
    },
    {
      route: contract.takeMessageBack,
      prepare: talk,
      input: message,
      refused: { ...SIDES, stranger: 409 },
    },
    {
      route: contract.readConversation,
      prepare: talk,
      input: (t) => ({ ...conversation(t), upTo: t.message }),
      refused: SIDES,
    },
    {
      route: contract.getReported,
      prepare: talk,
      input: (t) => ({ type: 'message', id: t.message }),
      refused: { ...SIDES, visitor: 404, blocked: 404 },
    },
    // `block` puts the blocked person into `message`. Only the owner has blocked anybody.
    {
      route: contract.unblockPerson,
      prepare: block,
      input: ({ message: id }) => ({ id }),
      refused: { ...SIDES, stranger: 404 },
    },
    {
      route: contract.blockPerson,
      input: ({ owner: { id } }) => ({ id }),
      refused: { ...SIGNED_IN, owner: 409 },
    },
  ]
}
