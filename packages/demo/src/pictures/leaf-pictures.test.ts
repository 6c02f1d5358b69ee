import { expect, test } from 'vitest'
import { tradeLeaves } from '../orders/trade-table.ts'
import { SUITABLE } from './leaf-pictures.ts'
import { SUBJECTS } from './picture-pool.ts'

test('the motifs of a leaf category belong to its root category', () => {
  const subjects = new Map(
    Object.entries(SUBJECTS).map(([root, list]) => [root, list.map(([motif]) => motif)]),
  )
  const roots = new Map(tradeLeaves().map(({ code, root }) => [code, root]))
  for (const [code, motifs] of Object.entries(SUITABLE)) {
    expect(subjects.get(roots.get(code) ?? ''), code).toEqual(
      expect.arrayContaining(motifs.split(' ').filter(Boolean)),
    )
  }
})
