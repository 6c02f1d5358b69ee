import { randomUUID } from 'node:crypto'
import * as contract from '@verstat/contract'
import { NOBODY, OWNERS, type Row, SIGNED_IN, type Things } from './call-rows.testing.ts'

const order = ({ order: { id } }: Things) => ({ id })
const ofProducer = (t: Things) => ({ ...order(t), producerId: t.producer.id })
/** Only producers may open closed files, whatever the role of their person. */
const NO_PRODUCER = { ...SIGNED_IN, support: 403, moderator: 403, admin: 403, bare: 403 }

type Prepare = NonNullable<Row['prepare']>

/** Calls about closed files. `close` adds one to the order, and makes the stranger a producer without access. */
export function drawingRows({ close }: { readonly close: Prepare }): Row[] {
  return [
    { route: contract.listOrderFiles, of: 'draft', input: order, refused: NOBODY },
    {
      route: contract.openOrderFile,
      prepare: close,
      input: (t) => ({ ...order(t), fileId: t.file }),
      refused: { ...NO_PRODUCER, stranger: 403 },
    },
    {
      route: contract.packOrderFiles,
      prepare: close,
      input: order,
      refused: { ...NO_PRODUCER, stranger: 403 },
    },
    // Nobody asks or accepts in the name of the owner's producer.
    {
      route: contract.askForFiles,
      prepare: close,
      input: ofProducer,
      refused: { ...NO_PRODUCER, stranger: 404, owner: 409 },
    },
    { route: contract.getNda, input: order, refused: SIGNED_IN },
    {
      route: contract.acceptNda,
      prepare: close,
      input: (t) => ({ ...ofProducer(t), hash: '0'.repeat(64) }),
      refused: { ...NO_PRODUCER, stranger: 404, owner: 403 },
    },
    {
      route: contract.replaceNda,
      input: (t) => ({ ...order(t), uploadId: null }),
      refused: OWNERS,
    },
    { route: contract.listFileGrants, input: order, refused: OWNERS },
    {
      route: contract.grantFiles,
      input: (t) => ({ ...order(t), group: 'verified' }),
      refused: OWNERS,
    },
    {
      route: contract.revokeFiles,
      input: (t) => ({ ...order(t), producerId: randomUUID() }),
      refused: OWNERS,
    },
    { route: contract.listFileOpens, input: order, refused: OWNERS },
  ]
}
