import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database.ts'
import { onTables } from '../../platform/db/on-tables.ts'
import { hashSecretToken, newSecretToken } from '../../platform/security/secret-token.ts'
import { testDatabase } from '../../platform/testing/test-database.ts'
import { attachUploads, releaseUploads, type UploadUse, uploadProblems } from './attach-uploads.ts'
import type { UploadsTables } from './uploads.tables.ts'
import { insertOwner, uploadRow } from './uploads.testing.ts'

const { db } = await testDatabase<Database>()
const now = new Date()
const owner = randomUUID()
const stranger = randomUUID()

beforeAll(async () => {
  await insertOwner(db, owner)
  await insertOwner(db, stranger)
})

type Row = ReturnType<typeof uploadRow>

async function stored(overrides: Partial<Row> = {}): Promise<Row> {
  const row = uploadRow({ orphan_since: now, owner_id: owner, ...overrides })
  await db.insertInto('uploads').values(row).execute()
  return row
}

const useOf = (row: Row, path = 'images.0'): UploadUse => ({ uploadId: row.id, kind: row.kind, path })

async function isHeld({ id }: Row): Promise<boolean> {
  const row = await db.selectFrom('uploads').select('orphan_since').where('id', '=', id).executeTakeFirst()
  return row?.orphan_since === null
}

const attach = (attaching: Parameters<typeof attachUploads>[1]) =>
  db.transaction().execute((tx) => attachUploads(onTables<UploadsTables>(tx), attaching))

describe('who may use a file', () => {
  test('its owner, once', async () => {
    const row = await stored()
    await attach({ uses: [useOf(row)], actorUserId: owner })
    expect(await isHeld(row)).toBe(true)
    await expect(attach({ uses: [useOf(row)], actorUserId: owner })).rejects.toMatchObject({
      code: 'validation_failed',
      problems: [{ path: 'images.0', code: 'unknown_upload' }],
    })
  })

  test('the holder of its token, who becomes its owner', async () => {
    const uploadToken = newSecretToken()
    const row = await stored({ owner_id: null, token_hash: hashSecretToken(uploadToken) })
    await attach({ uses: [{ ...useOf(row), uploadToken }], actorUserId: stranger })
    const { owner_id } = await db
      .selectFrom('uploads')
      .select('owner_id')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(owner_id).toBe(stranger)
  })

  test('nobody else: every problem is reported at its field, and nothing is attached', async () => {
    const [own, foreign, document, others] = [
      await stored(),
      await stored(),
      await stored({ kind: 'file' }),
      await stored({ owner_id: null, token_hash: hashSecretToken(newSecretToken()) }),
    ]
    await db.updateTable('uploads').set({ owner_id: stranger }).where('id', '=', foreign.id).execute()
    const uses: UploadUse[] = [
      useOf(own, 'images.0'),
      useOf(foreign, 'images.1'),
      { ...useOf(document, 'images.2'), kind: 'image' },
      { ...useOf(others, 'logo'), uploadToken: newSecretToken() },
      useOf(others, 'cover'),
      useOf(own, 'images.3'),
      { uploadId: randomUUID(), kind: 'file', path: 'files.0' },
    ]
    const wrong = ['images.1', 'images.2', 'logo', 'cover', 'images.3', 'files.0']
    const problems = wrong.map((path) => ({ path, code: 'unknown_upload' }))
    expect(await uploadProblems(db, { uses, actorUserId: owner })).toEqual(problems)
    await expect(attach({ uses, actorUserId: owner })).rejects.toMatchObject({ problems })
    expect(await isHeld(own)).toBe(false)
  })

  test('files already in the listing need no proof', async () => {
    const row = await stored({ orphan_since: null, owner_id: null })
    await attach({ uses: [useOf(row)], previously: [row.id], actorUserId: null })
    expect(await isHeld(row)).toBe(true)
  })

  test('two listings cannot attach the same file concurrently', async () => {
    const row = await stored()
    const tries = await Promise.allSettled(
      [1, 2].map(() => attach({ uses: [useOf(row)], actorUserId: owner })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('attaching makes a document or picture public or private', async () => {
  const [document, picture] = [await stored({ kind: 'file' }), await stored()]
  const uses = [document, picture].map((row, place) => ({ ...useOf(row, `files.${place}`), isPublic: false }))
  await attach({ uses, actorUserId: owner })
  const rows = await db
    .selectFrom('uploads')
    .select(['kind', 'is_public'])
    .where('id', 'in', [document.id, picture.id])
    .orderBy('kind')
    .execute()
  expect(rows).toEqual([
    { kind: 'file', is_public: false },
    { kind: 'image', is_public: false },
  ])
})

test('a released file is free, whatever used it before', async () => {
  const row = await stored({ orphan_since: null })
  await releaseUploads(db, [row.id], now)
  expect(await isHeld(row)).toBe(false)
})
