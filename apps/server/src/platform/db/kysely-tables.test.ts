import type { Kysely, Transaction } from 'kysely'
import { expectTypeOf, test } from 'vitest'

type Orders = { orders: { id: string } }
type Users = { users: { id: string } }

test('a database can be used where fewer tables are needed, and not where more are needed', () => {
  expectTypeOf<Kysely<Orders & Users>>().toExtend<Kysely<Orders>>()
  expectTypeOf<Transaction<Orders & Users>>().toExtend<Transaction<Orders>>()
  expectTypeOf<Kysely<Orders>>().not.toExtend<Kysely<Orders & Users>>()
  expectTypeOf<Transaction<Orders>>().not.toExtend<Transaction<Orders & Users>>()
})

test('a database with another column of the same name cannot be used', () => {
  expectTypeOf<Kysely<Orders>>().not.toExtend<Kysely<{ orders: { id: number } }>>()
})
