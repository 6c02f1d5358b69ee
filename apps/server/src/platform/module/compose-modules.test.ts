import { expect, expectTypeOf, test } from 'vitest'
import { composeModules, type ServicesOf, type TablesOf } from './compose-modules.ts'
import { defineModule, type Platform, tables } from './define-module.ts'

const plain = { audit: [], limits: [], routes: [] }

const shelves = defineModule({
  ...plain,
  name: 'shelves',
  tables: tables<{ shelves: { id: string } }>(),
  start: () => ({
    services: { shelves: { count: () => 2 } },
    reloaders: { all: async () => void reloaded.push('shelves') },
  }),
})

const books = defineModule({
  ...plain,
  name: 'books',
  tables: tables<{ books: { id: string } }>(),
  limits: [{ name: 'loans', max: 1, windowMs: 1 }],
  start: ({ shelves: { count } }: { readonly shelves: { readonly count: () => number } }) => ({
    services: { books: { count: () => count() * 10 } },
    reloaders: { all: async () => void reloaded.push('books') },
  }),
})

const reloaded: string[] = []

test('a module starts with the services of earlier modules and adds its own', async () => {
  const list = composeModules().with(shelves).with(books)
  const { services, reloaders } = await list.start({} as Platform<TablesOf<typeof list>>)
  expect([services.shelves.count(), services.books.count()]).toEqual([2, 20])
  expectTypeOf<keyof TablesOf<typeof list>>().toEqualTypeOf<'shelves' | 'books'>()
  expectTypeOf<keyof ServicesOf<typeof list>>().toEqualTypeOf<'shelves' | 'books'>()
  await reloaders.all?.()
  expect(reloaded).toEqual(['shelves', 'books'])
})

test('a module that needs a service of a later one does not compile', () => {
  // @ts-expect-error no earlier module provides shelves
  composeModules().with(books).with(shelves)
})

test('two modules with limits of the same name are refused', () => {
  const more = { ...books, name: 'more books' }
  expect(() => composeModules().with(shelves).with(books).with(more)).toThrow(
    'Two modules bring the limit loans',
  )
})
