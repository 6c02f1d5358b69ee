import { expect, test } from 'vitest'
import { leadsPath, readLeadsQuery } from './leads-query.ts'

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
