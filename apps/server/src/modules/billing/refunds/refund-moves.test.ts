import { REFUND_STATUSES } from '@verstat/contract'
import { expect, test } from 'vitest'
import { moveRefund, REFUND_EVENTS } from './refund-moves.ts'

/**
 * Each cell is the status after the event of its column, for the current status of its row. A dot means that the
 * event has no effect.
 */
const CELLS = `
             taken    unsent     unanswered  accepted  done       refused  withdrawn
requested    sending  .          .           pending   succeeded  failed   cancelled
sending      .        requested  unknown     pending   succeeded  failed   .
unknown      .        .          .           pending   succeeded  failed   cancelled
pending      .        .          .           .         succeeded  failed   cancelled
to_transfer  .        .          .           .         succeeded  .        cancelled
succeeded    .        .          .           .         .          .        .
failed       .        .          .           .         succeeded  .        .
cancelled    .        .          .           .         succeeded  .        .
`

test('every event leads from every status to the status in the table', () => {
  const [events = [], ...lines] = CELLS.trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/))
  expect(events).toEqual([...REFUND_EVENTS])
  expect(lines.map(([status]) => status)).toEqual([...REFUND_STATUSES])
  const found = REFUND_STATUSES.map((status) => [
    status,
    ...REFUND_EVENTS.map((event) => moveRefund(status, event) ?? '.'),
  ])
  expect(found).toEqual(lines)
})
