import type { FileGrant } from '@verstat/contract'
import { expect, test } from 'vitest'
import { reasonOf } from './grant-row.tsx'
import { groupGrants } from './load-grants.ts'

const grant = (id: string, state: FileGrant['state'], ground: FileGrant['ground']): FileGrant => ({
  producer: { id, slug: id, name: id, isVerified: false },
  state,
  ground,
  note: '',
  at: '2026-11-20T10:00:00.000Z',
  ndaAcceptedAt: null,
})

test('only those who wait and have no other ground wait for the owner', () => {
  const { waiting, admitted, refusals } = groupGrants([
    grant('asked', 'asked', null),
    grant('invited', 'asked', 'invited'),
    grant('granted', 'granted', 'granted'),
    grant('refused', 'revoked', null),
  ])
  const ids = (items: readonly FileGrant[]) => items.map(({ producer }) => producer.id)
  expect([ids(waiting), ids(admitted), ids(refusals)]).toEqual([
    ['asked'],
    ['invited', 'granted'],
    ['refused'],
  ])
})

test('a refusal counts more than an invitation', () => {
  expect(reasonOf({ state: 'revoked', ground: null })).toBe('revoked')
  expect(reasonOf({ state: 'asked', ground: null })).toBe('asked')
  expect(reasonOf({ state: 'granted', ground: 'shortlisted' })).toBe('shortlisted')
})
