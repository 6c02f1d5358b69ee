import { SUBSCRIPTION_STATUSES } from '@verstat/contract'
import { expect, test } from 'vitest'
import { moveSubscription, SUBSCRIPTION_EVENTS } from './subscription-moves.ts'

/** One row per event and one column per status. A dash means that the status forbids the event. */
const TABLE = `
                 free     pending_payment  active     past_due   cancelled  expired
checkout_opened  pending  pending          active     past_due   cancelled  expired
checkout_over    free     free             active     past_due   cancelled  expired
paid             active   active           active     active     active     active
cancelled        –        –                cancelled  cancelled  cancelled  –
resumed          –        –                active     past_due   active     –
charge_failed    –        –                past_due   past_due   –          –
time_over        –        –                expired    expired    expired    –
free_follows     –        –                free       free       free       –
listing_gone     free     free             cancelled  cancelled  cancelled  expired
money_returned   free     pending          expired    expired    expired    expired
`

test('every event leads from every status to the status in the table', () => {
  const [head = [], ...lines] = TABLE.trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/))
  expect(head).toEqual([...SUBSCRIPTION_STATUSES])
  expect(lines.map(([event]) => event)).toEqual([...SUBSCRIPTION_EVENTS])
  for (const [row, event] of SUBSCRIPTION_EVENTS.entries()) {
    const cells = lines[row]?.slice(1) ?? []
    for (const [column, status] of SUBSCRIPTION_STATUSES.entries()) {
      const found = moveSubscription(status, event)
      expect(found ?? '–', `${event} from ${status}`).toBe(
        cells[column]?.replace(/^pending$/, 'pending_payment'),
      )
    }
  }
})
