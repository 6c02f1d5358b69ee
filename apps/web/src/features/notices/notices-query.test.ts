import { expect, test } from 'vitest'
import { noticesPath, readNoticesQuery } from './notices-query.ts'

const ID = '01a2099e-7415-7dee-8b92-d3c6888e4e10'

test('a query is read back from its own path, and unknown values are ignored', () => {
  for (const query of [{}, { before: ID }]) {
    const search = Object.fromEntries(new URL(noticesPath(query), 'http://x').searchParams)
    expect(readNoticesQuery(search)).toEqual(query)
  }
  expect(readNoticesQuery({ before: '1', side: 'sent' })).toEqual({})
})
