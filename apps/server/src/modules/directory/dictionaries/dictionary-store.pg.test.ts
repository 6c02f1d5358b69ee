import { CATEGORIES, REGIONS } from '@verstat/dictionaries'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import { loadDictionaries } from './dictionary-snapshot.ts'
import { storeDictionaries } from './dictionary-store.ts'

const { db } = await testDatabase<DirectoryTables>()

test('every seeded region and category is found by its slug, also after repeated concurrent seeding', async () => {
  await Promise.all([1, 2, 3, 4].map(() => storeDictionaries(db)))
  await storeDictionaries(db)
  const dictionaries = await loadDictionaries(db)
  expect(dictionaries.regions().map(({ code }) => code)).toEqual(REGIONS.map(({ code }) => code))
  expect(dictionaries.categories().map(({ code }) => code)).toEqual(CATEGORIES.map(({ code }) => code))
  for (const { code, parent, name } of CATEGORIES) {
    const category = dictionaries.categoryBySlug(code)
    expect(category?.name).toEqual(name)
    const parentKey = category?.parentKey ?? null
    expect(parentKey === null ? null : dictionaries.category(parentKey).code).toBe(parent)
  }
})

test('seeding does not overwrite a category edited by staff and updates the others', async () => {
  await storeDictionaries(db)
  await sql`update categories set name_uk = 'Наша назва', edited_at = now() where code = 'sewing'`.execute(db)
  await sql`update categories set name_uk = 'Збилось' where code = 'furniture-woodwork'`.execute(db)
  await storeDictionaries(db)
  const dictionaries = await loadDictionaries(db)
  expect(dictionaries.categoryBySlug('sewing')?.name.uk).toBe('Наша назва')
  expect(dictionaries.categoryBySlug('furniture-woodwork')?.name.uk).not.toBe('Збилось')
})

test('reload updates loaded dictionaries', async () => {
  const dictionaries = await loadDictionaries(db)
  await sql`update regions set name_uk = 'Інша', edited_at = now() where code = 'lvivska'`.execute(db)
  expect(dictionaries.regionBySlug('lvivska')?.name.uk).not.toBe('Інша')
  await dictionaries.reload()
  expect(dictionaries.regionBySlug('lvivska')?.name.uk).toBe('Інша')
})
