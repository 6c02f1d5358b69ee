import { createOrder, editOrder, listCategories } from '@verstat/contract'
import { enumField, numberField } from '@verstat/dictionaries'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import type { Db } from '../../directory-context.ts'
import {
  orderInput,
  type Person,
  verifiedUser,
  withoutLimits,
} from '../../listing/writing/writing.testing.ts'

const FABRIC = enumField(
  'fabric',
  ['Тканина', 'Fabric'],
  [
    ['cotton', 'Бавовна', 'Cotton'],
    ['wool', 'Вовна', 'Wool'],
  ],
  { required: true },
)
const POCKETS = numberField('pockets', ['Кишені', 'Pockets'])

const site = await testSite({ prepare: insertDictionaries })
const { call, refusal } = site
let owner: Person

/**
 * The root category `sewing` has the field "fabric", its leaf `workwear` also has the field "pockets", and the category
 * `turning` has no fields.
 */
async function insertDictionaries(db: Db): Promise<void> {
  await insertTestDictionaries(db)
  const give = (code: string, fields: readonly object[]) =>
    db
      .updateTable('categories')
      .set({ fields: JSON.stringify(fields) })
      .where('code', '=', code)
      .execute()
  await give('sewing', [FABRIC])
  await give('workwear', [POCKETS])
}

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
})

const place = (attributes: Record<string, string | number>, categoryId = 'workwear') =>
  call(createOrder, orderInput({ categoryId, attributes }), { token: owner.token })
const refusedFields = async (attributes: Record<string, string | number>, categoryId = 'workwear') =>
  (await refusal(createOrder, orderInput({ categoryId, attributes }), { token: owner.token })).fields

test('a leaf lists the fields of its root before its own', async () => {
  const categories = await call(listCategories, {})
  const keysOf = (id: string) =>
    categories.find((category) => category.id === id)?.fields.map(({ key }) => key)
  expect(keysOf('workwear')).toEqual(['fabric', 'pockets'])
  expect(keysOf('outerwear')).toEqual(['fabric'])
  expect(keysOf('turning')).toEqual([])
})

test('fields inherited from the root are validated like those of the leaf', async () => {
  expect(await refusedFields({})).toEqual({ 'attributes.fabric': 'required' })
  expect(await refusedFields({ fabric: 'silk', pockets: 'two' })).toEqual({
    'attributes.fabric': 'invalid_value',
    'attributes.pockets': 'invalid_type',
  })
  expect(await refusedFields({ fabric: 7 })).toEqual({ 'attributes.fabric': 'invalid_type' })
  const { order } = await place({ fabric: 'cotton', pockets: 4 })
  expect(order.attributes).toEqual({ fabric: 'cotton', pockets: 4 })
})

test('an order moved to another category is validated by its fields and loses the old ones', async () => {
  const { order } = await place({}, 'turning')
  const { token } = owner
  const move = { id: order.id, categoryId: 'outerwear' }
  expect((await refusal(editOrder, move, { token })).fields).toEqual({ 'attributes.fabric': 'required' })
  const moved = await call(editOrder, { ...move, attributes: { fabric: 'wool' } }, { token })
  expect(moved).toMatchObject({ categoryId: 'outerwear', attributes: { fabric: 'wool' } })
  const back = { id: order.id, categoryId: 'turning', attributes: { fabric: 'wool' } }
  expect((await refusal(editOrder, back, { token })).fields).toEqual({ 'attributes.fabric': 'unknown_key' })
  const left = await call(editOrder, { id: order.id, categoryId: 'turning' }, { token })
  expect(left).toMatchObject({ categoryId: 'turning', attributes: {} })
})
