import { type CallOptions, type Route, route } from '@verstat/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPersonLog } from '../../people/person-log.ts'
import { openGate } from '../answer-call.ts'
import { AppError } from '../app-error.ts'
import { bind, localSend, ofPerson, routeKey } from '../bind.ts'
import type { Actor, Caller } from '../caller.ts'
import { unknownCaller } from '../caller.ts'
import { createPageCalls } from './page-calls.ts'

const shape = {
  method: 'GET',
  summary: 'What the shop has',
  query: z.strictObject({ page: z._default(z.coerce.number(), 1) }),
  output: z.object({ made: z.int(), names: z.array(z.string()) }),
  errors: ['not_found'],
} as const
const list = route({ ...shape, path: '/v1/goods', auth: 'public' })
const own = route({ ...shape, path: '/v1/goods/seen', auth: 'optional' })
const unmarked = route({ ...shape, path: '/v1/goods/now', auth: 'public' })
const part = route({ ...shape, path: '/v1/goods/questions', auth: 'public' })
const account = route({ ...shape, path: '/v1/account', auth: 'user' })
const write = route({
  method: 'POST',
  path: '/v1/goods/more',
  auth: 'public',
  summary: 'More goods',
  output: shape.output,
  errors: [],
})

/** A shop that counts how often its handlers ran. */
function openShop() {
  let time = Date.parse('2026-11-28T10:00:00Z')
  let made = 0
  const people = createPersonLog()
  let expires: string | null = null
  const handle = async () => {
    made += 1
    return { made, names: ['bolt', 'nut'] }
  }
  const marks = () => ({ tags: ['goods'], moments: [expires] })
  const bindings = [
    bind(
      list,
      async (_ctx: object, { page }) => {
        if (page > 9) throw new AppError('not_found')
        return handle()
      },
      marks,
    ),
    bind(own, handle, marks),
    bind(unmarked, handle),
    bind(part, handle, () => ({ tags: [] })),
    bind(write, handle, marks),
    ofPerson(bind(account, handle)),
  ]
  const byKey = new Map(bindings.map((binding) => [routeKey(binding.route), binding]))
  const shared = createPageCalls({ people, maxBytes: 1_000_000, now: () => new Date(time) })
  shared.setListening(true)
  people.setListening(true)
  const actors: Readonly<Record<string, Actor>> = {
    nina: { userId: 'n' } as Actor,
    petro: { userId: 'p' } as Actor,
  }
  const gate = { ...openGate<object>({}), authenticate: async (token: string) => actors[token] ?? null }
  const of = (caller: Partial<Caller> = {}) => {
    const depends: unknown[] = []
    const send = localSend(
      byKey,
      gate,
      { ...unknownCaller(), ...caller },
      (given) => depends.push(given),
      shared,
    )
    return { send, depends }
  }
  return {
    shared,
    people,
    of,
    pass: (ms: number) => {
      time += ms
    },
    expireAt: (at: string) => {
      expires = at
    },
    made: () => made,
  }
}

test('pages of different people share the answer of a call that is the same for all, and each knows what it depends on', async () => {
  const shop = openShop()
  const [visitor, user] = [shop.of(), shop.of({ token: 'secret' })]
  const first = await visitor.send(list, {})
  expect(await user.send(list, {})).toEqual(first)
  expect(shop.made()).toBe(1)
  expect(user.depends).toEqual([{ tags: ['goods'], moments: [null] }])
  await user.send(list, { page: 2 })
  expect(shop.made()).toBe(2)
  await shop.of({ locale: 'en' }).send(list, {})
  expect(shop.made()).toBe(3)
})

test('no page can change what others get', async () => {
  const { of } = openShop()
  const first = await of().send(list, {})
  expect(() => first.names.sort()).toThrow(TypeError)
  expect((await of().send(list, {})).names).toEqual(['bolt', 'nut'])
})

test.each<[string, Route, CallOptions]>([
  ['a call whose answer depends on its caller', own, {}],
  ['a call with the code of a listing', list, { listingToken: 'code' }],
  ['a call with the code of an e-mail', list, { answerCode: 'code' }],
  ['a call that says nothing of what it depends on', unmarked, {}],
  ['a call that changes with other calls of its page', part, {}],
  ['a call that writes', write, {}],
])('%s is not shared', async (_name, call, options) => {
  const shop = openShop()
  await shop.of({ token: 'secret' }).send(call, {}, options)
  await shop.of({ token: 'secret' }).send(call, {}, options)
  expect(shop.made()).toBe(2)
})

test('an answer ends with a change, with its own end, and after ten seconds', async () => {
  const shop = openShop()
  const madeAfter = async (change: () => void) => {
    change()
    await shop.of().send(list, {})
    return shop.made()
  }
  expect(await madeAfter(() => {})).toBe(1)
  expect(await madeAfter(() => shop.shared.drop(['texts']))).toBe(1)
  expect(await madeAfter(() => shop.shared.drop(['goods']))).toBe(2)
  expect(await madeAfter(() => shop.pass(9_000))).toBe(2)
  expect(await madeAfter(() => shop.pass(2_000))).toBe(3)
  shop.shared.dropAll()
  expect(await madeAfter(() => shop.expireAt('2026-11-28T10:00:14Z'))).toBe(4)
  expect(await madeAfter(() => shop.pass(4_000))).toBe(5)
})

test('a refusal is not kept', async () => {
  const { of } = openShop()
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(of().send(list, { page: 10 })).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('pages of a person share what the account is, until something of the person changes or ten seconds pass', async () => {
  const { of, people, made, pass } = openShop()
  const [nina, petro] = [of({ token: 'nina' }), of({ token: 'petro' })]
  const first = await nina.send(account, {})
  expect(await of({ token: 'nina' }).send(account, {})).toEqual(first)
  expect(made()).toBe(1)
  // The page itself stays the page of one person.
  expect(nina.depends).toEqual([undefined])
  expect(await petro.send(account, {})).not.toEqual(first)
  people.drop('n')
  expect(await nina.send(account, {})).not.toEqual(first)
  await petro.send(account, {})
  expect(made()).toBe(3)
  pass(10_001)
  await petro.send(account, {})
  expect(made()).toBe(4)
})

test('nothing of a person is kept while changes are not heard, and a wrong token gets nothing', async () => {
  const { of, people, made } = openShop()
  await of({ token: 'nina' }).send(account, {})
  await expect(of({ token: 'wrong' }).send(account, {})).rejects.toThrow('unauthenticated')
  people.setListening(false)
  await of({ token: 'nina' }).send(account, {})
  await of({ token: 'nina' }).send(account, {})
  expect(made()).toBe(3)
})
