import { expect, test } from 'vitest'
import { leadsPath, namesNoLeads, readLeadsQuery } from './leads-query.ts'

const ID = '01a2099e-7415-7dee-8b92-d3c6888e4e10'

test('a query is read back from its own path, and unknown values are ignored', () => {
  for (const query of [
    { side: 'received' },
    { side: 'sent', state: 'agreed' },
    { side: 'received', listing: ID, before: ID },
  ] as const) {
    const search = Object.fromEntries(new URL(leadsPath(query), 'http://x').searchParams)
    expect(readLeadsQuery(search)).toEqual(query)
  }
  expect(readLeadsQuery({ side: 'x', state: 'y', listing: '1', before: ['a'] })).toEqual({ side: 'received' })
})

test('only an address without any choice may begin on the other side', () => {
  expect(namesNoLeads({})).toBe(true)
  expect(
    namesNoLeads(Object.fromEntries(new URLSearchParams(leadsPath({ side: 'received' }).split('?')[1]))),
  ).toBe(false)
  expect(namesNoLeads({ state: 'new' })).toBe(false)
})
