import { randomUUID } from 'node:crypto'
import { deleteUser, exportUser, getUser, listNotices, login, readNotices } from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { drainEvents, drainOutbox } from '../../platform/realtime/outbox/outbox.testing.ts'
import { testSite } from '../../test-site.testing.ts'
import { eraseUsers } from '../accounts/index.ts'
import { sweepNotices } from './notice.repository.ts'
import { tell } from './notices.testing.ts'

const site = await testSite()
const { call, refusal, newUser, clock, database, http } = site
const { db, pool } = database
const DAY_MS = 86_400_000

/** Tells a new user something so often. The numbers in the texts are 1, 2, 3 … */
async function toldUser(times: number) {
  const made = await newUser()
  for (let number = 1; number <= times; number += 1) {
    await tell(site, made.user.id, { data: { number: String(number) } })
  }
  return { ...made, id: made.user.id }
}

const numbersIn = (items: readonly { readonly data: Readonly<Record<string, unknown>> }[]) =>
  items.map(({ data }) => Number(data.number))

describe('the list', () => {
  test('has everything that is needed to show a notice, in the language of the request', async () => {
    const { token, id } = await toldUser(0)
    const ref = { kind: 'feedback', id: randomUUID() }
    await tell(site, id, { ref, data: { number: '7' } })
    const { items, next, unread } = await call(listNotices, {}, { token })
    expect([next, unread]).toEqual([null, 1])
    expect(items).toEqual([
      {
        id: expect.any(String),
        type: 'inbox.answered',
        ref,
        data: { number: '7' },
        text: 'Ми відповіли на ваше звернення №\u00a07: перевірте пошту.',
        href: '/feedback',
        readAt: null,
        createdAt: clock.now.toISOString(),
      },
    ])
    const english = await call(listNotices, {}, { token, language: 'en' })
    expect(english.items[0]?.text).toBe('We answered your message No.\u00a07: check your e-mail.')
  })

  test('is in the order in which the person was told, even within a millisecond, on every page', async () => {
    const { token } = await toldUser(7)
    const seen: number[] = []
    let before: string | undefined
    do {
      const page = await call(listNotices, { limit: 3, ...(before ? { before } : {}) }, { token })
      expect(page.unread).toBe(7)
      seen.push(...numbersIn(page.items))
      before = page.next ?? undefined
    } while (before)
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  test('keeps its pages when something is told between them', async () => {
    const { token, id } = await toldUser(4)
    const first = await call(listNotices, { limit: 2 }, { token })
    await tell(site, id, { data: { number: '5' } })
    const second = await call(listNotices, { limit: 2, before: first.next ?? '' }, { token })
    expect([numbersIn(first.items), numbersIn(second.items)]).toEqual([
      [4, 3],
      [2, 1],
    ])
  })

  test('leaves out what another version of the server has told', async () => {
    const { token, id } = await toldUser(1)
    await db.updateTable('notices').set({ type: 'offer.unheard' }).where('user_id', '=', id).execute()
    expect((await call(listNotices, {}, { token })).items).toEqual([])
  })
})

describe('reading', () => {
  test('by ids marks these, up to one marks it and all before, and twice is like once', async () => {
    const { token } = await toldUser(5)
    const { items } = await call(listNotices, {}, { token })
    const [, fourth, third, , first] = items.map(({ id }) => id)
    expect(await call(readNotices, { ids: [fourth ?? ''] }, { token })).toEqual({ unread: 4 })
    const at = clock.now.toISOString()
    clock.pass(1_000)
    expect(await call(readNotices, { ids: [fourth ?? ''] }, { token })).toEqual({ unread: 4 })
    expect(await call(readNotices, { upTo: third ?? '' }, { token })).toEqual({ unread: 1 })
    const after = (await call(listNotices, {}, { token })).items
    expect(after.map(({ readAt }) => readAt !== null)).toEqual([false, true, true, true, true])
    expect(after[1]?.readAt).toBe(at)
    expect((await call(getUser, {}, { token })).unreadNotices).toBe(1)
    expect(first).toBeDefined()
  })

  test('marks nothing of others, and shows nothing of them', async () => {
    const [owner, stranger] = [await toldUser(2), await toldUser(1)]
    const { items } = await call(listNotices, {}, owner)
    const ids = items.map(({ id }) => id)
    const newest = ids[0] ?? ''
    expect(await call(readNotices, { ids }, stranger)).toEqual({ unread: 1 })
    expect(await call(readNotices, { upTo: 'ffffffff-ffff-7fff-bfff-ffffffffffff' }, stranger)).toEqual({
      unread: 0,
    })
    expect((await call(listNotices, {}, owner)).unread).toBe(2)
    const other = await call(listNotices, { before: newest }, stranger)
    for (const { id } of other.items) expect(ids).not.toContain(id)
  })

  test('needs a session and names what is read', async () => {
    const { token } = await toldUser(1)
    expect((await refusal(listNotices, {})).code).toBe('unauthenticated')
    expect((await refusal(readNotices, { ids: [] })).code).toBe('unauthenticated')
    expect((await refusal(readNotices, {}, { token })).fields).toEqual({ ids: 'required' })
    expect((await refusal(readNotices, { upTo: 'x' }, { token })).fields).toEqual({ upTo: 'invalid_format' })
    const many = Array.from({ length: 101 }, () => randomUUID())
    expect((await refusal(readNotices, { ids: many }, { token })).fields).toEqual({ ids: 'too_many' })
  })

  test('works without JavaScript, by a form that marks and comes back', async () => {
    const { token } = await toldUser(3)
    const { items } = await call(listNotices, {}, { token })
    const answer = await http.inject({
      method: 'POST',
      url: '/en/user/notices',
      headers: {
        cookie: `token=${token}`,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: `upTo=${items[0]?.id}`,
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/user/notices'])
    expect((await call(listNotices, {}, { token })).unread).toBe(0)
  })

  test('of the same notices in many tabs at once ends, and is announced once', async () => {
    const user = await toldUser(20)
    const { items } = await call(listNotices, {}, user)
    const ids = items.map(({ id }) => id)
    await drainOutbox(pool)
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call(readNotices, n % 2 === 0 ? { ids } : { upTo: ids[0] ?? '' }, user),
      ),
    )
    expect(await drainEvents(pool)).toEqual([`user:#${user.id} notice.read {}`])
  })
})

describe('open pages', () => {
  test('hear that there is a notice and of which type, and nothing of its text', async () => {
    const { id, firstname } = (await newUser({ firstname: 'Сентинеленко' })).user
    await drainOutbox(pool)
    await tell(site, id, { personId: id, data: { number: '4815162342' } })
    const rows = await drainOutbox(pool)
    const { id: noticeId } = await db
      .selectFrom('notices')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(rows.map(({ payload: { channel, data } }) => [channel, data?.t, data?.ref.id, data?.d])).toEqual([
      [`user:#${id}`, 'notice.created', noticeId, { type: 'inbox.answered' }],
    ])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`4815162342|${firstname}|відповіли`))
  })

  test('hear nothing of a notice whose transaction was rolled back, and it does not exist', async () => {
    const { id, token } = await toldUser(0)
    await drainOutbox(pool)
    const undone = db.transaction().execute(async (tx) => {
      const values = {
        id: randomUUID(),
        user_id: id,
        type: 'inbox.answered',
        ref_kind: 'feedback',
        data: '{}',
      }
      await tx
        .insertInto('notices')
        .values({ ...values, created_at: clock.now })
        .execute()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await drainEvents(pool)).toEqual([])
    expect((await call(listNotices, {}, { token })).items).toEqual([])
  })
})

describe('after 90 days a notice', () => {
  test('is neither shown nor counted, before a job has run, and then deleted', async () => {
    const { id, user, password } = await toldUser(2)
    clock.pass(89 * DAY_MS)
    await tell(site, id, { data: { number: '3' } })
    const seen = async () => {
      const { token } = await call(login, { username: user.email, password })
      const { items, unread } = await call(listNotices, {}, { token })
      return [numbersIn(items), unread, (await call(getUser, {}, { token })).unreadNotices]
    }
    expect(await seen()).toEqual([[3, 2, 1], 3, 3])
    clock.pass(DAY_MS)
    expect(await seen()).toEqual([[3], 1, 1])
    const stored = () => db.selectFrom('notices').select('id').where('user_id', '=', id).execute()
    expect(await stored()).toHaveLength(3)
    await sweepNotices(db, clock.now)
    expect(await stored()).toHaveLength(1)
  })
})

describe('a person who leaves', () => {
  test('has their notices in the export, and takes them along', async () => {
    const { token, id, password } = await toldUser(2)
    await call(readNotices, { upTo: (await call(listNotices, {}, { token })).items[1]?.id ?? '' }, { token })
    const { data } = await call(exportUser, {}, { token })
    expect(data.notices).toEqual([
      {
        type: 'inbox.answered',
        text: 'Ми відповіли на ваше звернення №\u00a02: перевірте пошту.',
        readAt: null,
        createdAt: clock.now.toISOString(),
      },
      expect.objectContaining({ readAt: clock.now.toISOString() }),
    ])
    await call(deleteUser, { password }, { token })
    clock.pass(30 * DAY_MS)
    await eraseUsers({ db, now: () => clock.now, accounts: site.services.accounts })
    expect(await db.selectFrom('notices').select('id').where('user_id', '=', id).execute()).toEqual([])
  })
})
