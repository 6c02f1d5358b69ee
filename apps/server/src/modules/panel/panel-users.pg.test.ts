import {
  blockUser,
  getPanelUser,
  getUser,
  listAudit,
  listUsers,
  login,
  setUserRole,
  unblockUser,
} from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { newStaff, newStaffWithFactor } from './panel.testing.ts'

const site = await testSite()
const { call, refusal, newUser, mailsTo, database } = site
const admin = await newStaffWithFactor(site, 'admin')
const { token } = admin

describe('the user list', () => {
  test('searches by the start of an address or name, and by id', async () => {
    const { user } = await newUser({
      firstname: 'Северина',
      lastname: 'Яблунівська-%',
      email: 'sev_a@example.com',
    })
    const find = async (query: string) =>
      (await call(listUsers, { query }, { token })).items.map(({ id }) => id)
    for (const query of ['SEV_a', 'севери', 'Яблунів', 'северина яблу', 'яблунівська-% сев', user.id]) {
      expect([query, await find(query)]).toEqual([query, [user.id]])
    }
    // The wildcards of SQL `like` are treated as plain characters.
    for (const query of ['sevxa', '%', 'северина ні']) expect([query, await find(query)]).toEqual([query, []])
  })

  test('continues after the last row, newest first, without repeats', async () => {
    for (let i = 0; i < 5; i += 1) await newUser()
    const all = (await call(listUsers, { limit: 100 }, { token })).items.map(({ id }) => id)
    const seen: string[] = []
    for (let before: string | undefined; ; ) {
      const page = await call(listUsers, { limit: 2, ...(before === undefined ? {} : { before }) }, { token })
      seen.push(...page.items.map(({ id }) => id))
      if (page.next === null) break
      before = page.next
    }
    expect(seen).toEqual(all)
    expect(all).toEqual(all.toSorted().toReversed())
  })

  test('filters by role and state', async () => {
    const { user } = await newStaff(site, 'support')
    const ids = async (input: object) => (await call(listUsers, input, { token })).items.map(({ id }) => id)
    expect(await ids({ role: 'support' })).toEqual([user.id])
    expect(await ids({ state: 'unverified', limit: 100 })).toContain(user.id)
    expect(await ids({ state: 'leaving' })).toEqual([])
  })
})

describe('a role', () => {
  test('is changed with password and second factor, and audited', async () => {
    const { user, token: own } = await newUser()
    const changed = await call(
      setUserRole,
      { id: user.id, role: 'moderator', password: admin.password, code: admin.code(), version: user.version },
      { token },
    )
    expect(changed).toMatchObject({ role: 'moderator', allowed: ['role'] })
    expect((await call(getUser, {}, { token: own })).access.panel).toBe(true)
    const { items } = await call(listAudit, { subject: user.id, area: 'user' }, { token })
    expect(items[0]).toMatchObject({
      action: 'user.role_changed',
      actor: { id: admin.user.id, name: 'Олена Ґудзь' },
      subject: { id: user.id, kind: 'user' },
      details: { from: 'user', role: 'moderator' },
    })
  })

  test('is not changed without them, by oneself, or with a stale version', async () => {
    const { user } = await newUser()
    const input = { id: user.id, role: 'admin' as const, password: admin.password }
    const by = { token }
    expect((await refusal(setUserRole, { ...input, code: '000000' }, by)).code).toBe('second_factor_required')
    expect((await refusal(setUserRole, { ...input, password: 'x', code: admin.code() }, by)).fields).toEqual({
      password: 'wrong_password',
    })
    const old = { ...input, version: user.version + 1 }
    expect((await refusal(setUserRole, { ...old, code: admin.code() }, by)).code).toBe('stale')
    const self = { ...input, id: admin.user.id, role: 'user' as const }
    expect((await refusal(setUserRole, { ...self, code: admin.code() }, by)).code).toBe('conflict')
    const bare = await newStaff(site, 'admin')
    const byBare = { ...input, password: bare.password, code: '123456' }
    expect((await refusal(setUserRole, byBare, { token: bare.token })).code).toBe('second_factor_missing')
    expect((await call(getPanelUser, { id: user.id }, { token })).role).toBe('user')
  })
})

describe('a blocked user', () => {
  test('loses all sessions, cannot sign in and sees the reason, until unblocked', async () => {
    const { user, token: own, password } = await newUser()
    const sign = { username: user.email, password }
    const other = await call(login, sign)
    const blocked = await call(blockUser, { id: user.id, reason: 'Розсилає <b>спам</b>' }, { token })
    expect(blocked).toMatchObject({ blockedReason: 'Розсилає <b>спам</b>', allowed: ['unblock'] })
    expect(blocked.sessions.count).toBe(0)
    for (const session of [own, other.token]) {
      expect((await refusal(getUser, {}, { token: session })).code).toBe('unauthenticated')
    }
    expect((await refusal(login, sign)).code).toBe('account_blocked')
    expect((await refusal(login, { ...sign, password: 'wrong' })).code).toBe('invalid_credentials')
    const letter = (await mailsTo(user.email, 2))[1]
    expect(letter?.subject).toBe('Обліковий запис заблоковано')
    expect(letter?.html).toContain('&lt;b&gt;спам')
    await call(unblockUser, { id: user.id }, { token })
    expect((await call(login, sign)).user.id).toBe(user.id)
    const { items } = await call(listAudit, { subject: user.id }, { token })
    expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['user.unblocked', 'user.blocked'])
  })

  test('gets no valid session from a concurrent sign-in', async () => {
    const { user, token: own } = await newUser()
    await call(blockUser, { id: user.id, reason: 'Причина' }, { token })
    await database.pool.query(
      `insert into sessions (id, user_id, token_hash, ip, user_agent, created_at, last_seen_at, expires_at)
       values (gen_random_uuid(), $1, sha256($2::bytea), '', '', $3, $3, $3::timestamptz + interval '1 day')`,
      [user.id, own, site.clock.now],
    )
    expect((await refusal(getUser, {}, { token: own })).code).toBe('unauthenticated')
  })

  test('cannot be staff or oneself', async () => {
    const { user } = await newStaff(site, 'moderator')
    for (const id of [user.id, admin.user.id]) {
      expect((await refusal(blockUser, { id, reason: 'Причина' }, { token })).code).toBe('conflict')
    }
  })
})

describe('the audit', () => {
  test('is read in pages, by area, actor and day', async () => {
    const actor = admin.user.id
    const all = (await call(listAudit, { actor, limit: 100 }, { token })).items.map(({ id }) => id)
    const first = await call(listAudit, { actor, limit: 2 }, { token })
    const second = await call(listAudit, { actor, limit: 100, before: first.next ?? '' }, { token })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all)
    expect((await call(listAudit, { actor, to: '2020-01-01' }, { token })).items).toEqual([])
    expect((await call(listAudit, { actor, area: 'settings' }, { token })).items).toEqual([])
  })
})
