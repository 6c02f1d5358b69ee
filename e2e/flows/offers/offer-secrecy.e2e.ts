import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { newUser, tokenOf } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { newMember, publishOrder, publishProducer, sendOffer } from './market-steps.ts'

/** A price and a comment that occur nowhere else. */
const PRICE = 7_193_357
const TEXT = 'Сентинельквазар'
const SECRET = /7193357|71[\s\u00a0\u202f,]?933[.,]57|Сентинельквазар/

/** Every address of the router, so that a new page is included by itself. */
function routePaths(): readonly string[] {
  const tree = readFileSync(new URL('../../../apps/web/src/routeTree.gen.ts', import.meta.url), 'utf8')
  const [, block = ''] = tree.match(/\n {2}fullPaths:\n([\s\S]*?)\n {2}\w/) ?? []
  return [...block.matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path)
}

function addressesOf(path: string, ids: readonly string[]): readonly string[] {
  if (!path.includes('$')) return [path]
  return ids.map((id) => path.replace('$kind', 'order').replaceAll(/\$\w*/g, id))
}

async function read(request: APIRequestContext, address: string, token: string | undefined): Promise<string> {
  const headers = token === undefined ? {} : { cookie: `token=${token}` }
  const answer = await request.get(address, { headers, maxRedirects: 0 })
  expect.soft(answer.status(), address).toBeLessThan(500)
  return answer.text()
}

test('no page of the site shows a sealed offer to anybody but its producer', async ({ request }) => {
  test.setTimeout(patience(240_000))
  const [customer, maker, rival] = [
    await newMember(request),
    await newMember(request),
    await newMember(request),
  ]
  const order = await publishOrder(request, customer, {
    title: { uk: 'Пошиття курток, закриті пропозиції' },
    offersOpen: 'atDeadline',
  })
  const producer = await publishProducer(request, maker, 'Ательє «Таємниця»')
  const rivalProducer = await publishProducer(request, rival, 'Фабрика «Суперник»')
  const terms = { comment: TEXT, leadDays: 7 }
  const { id } = await sendOffer(request, maker, order, producer, PRICE, terms)
  await sendOffer(request, rival, order, rivalProducer, 11_000)

  const readers = {
    visitor: undefined,
    customer: customer.token,
    rival: rival.token,
    stranger: await newUser(request),
    moderator: await tokenOf(request, 'moderator'),
    admin: await tokenOf(request, 'admin'),
  }
  const paths = routePaths()
  expect(paths.length).toBeGreaterThan(60)
  const addresses = paths.flatMap((path) => addressesOf(path, [order.slug, order.id, id, producer]))
  for (const [name, token] of Object.entries(readers)) {
    for (const language of LANGUAGES) {
      for (const address of addresses) {
        const body = await read(request, inLanguage(address, language), token)
        if (SECRET.test(body)) throw new Error(`${name} reads the offer in ${address}`)
      }
    }
  }
  // The producer reads it, so the addresses and the pattern are right.
  expect(await read(request, `/user/offers/${id}`, maker.token)).toMatch(SECRET)
})
