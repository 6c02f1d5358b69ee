import { getOrder, httpSend, listOrders, login, register } from '@verstat/contract'
import { createPasswordHasher } from '../../apps/server/src/platform/security/password-hash.ts'
import { loadInterleaved } from '../load-test.ts'
import { quantile, timeInterleaved } from '../measure.ts'
import { atLeast, atMost, type PartResult, round, type Table } from '../report.ts'
import { withSite } from '../with-site.ts'

const PAIRS = 500
const TRIES_OF_AN_ACCOUNT = 20
const PASSWORD = 'a password for measuring'

/**
 * Measures how long the lookup of the session takes in each call, how long a sign-in takes, and whether its duration
 * reveals which e-mail addresses have an account.
 */
export async function measureSignIn(): Promise<PartResult> {
  return withSite(async ({ site }) => {
    const emails = await makeAccounts(site, Math.ceil(PAIRS / TRIES_OF_AN_ACCOUNT))
    const parts = [
      await measureSession(site, emails),
      await measureHash(site, emails),
      await measureTimingLeak(site, emails),
    ]
    return {
      tables: parts.flatMap(({ tables }) => tables),
      promises: parts.flatMap(({ promises }) => promises),
    }
  })
}

async function measureSession(site: string, [email = '']: readonly string[]): Promise<PartResult> {
  const send = httpSend({ base: site, locale: () => 'uk', token: () => undefined })
  const { token } = await send(login, { username: email, password: PASSWORD })
  const [order] = (await send(listOrders, { limit: 1 })).items
  const url = `${site}${getOrder.path.replace('{slug}', order?.slug ?? '')}`
  const list = `${site}${listOrders.path}`
  const json = { 'content-type': 'application/json' }
  const session = { authorization: `Bearer ${token}` }
  const { medians, ratio } = await loadInterleaved([
    { name: 'list, visitor', url: list, method: 'POST', headers: json, body: '{}' },
    { name: 'list, signed in', url: list, method: 'POST', headers: { ...json, ...session }, body: '{}' },
    // The header keeps the answer out of the cache that visitors share.
    { name: 'order made anew, visitor', url, headers: { 'x-listing-token': 'bench' } },
    { name: 'order made anew, signed in', url, headers: session },
  ])
  const toVisitor = (call: string) => ratio(`${call}, signed in`, `${call}, visitor`)
  return {
    tables: [
      {
        title: 'answers a second, ten connections',
        columns: ['what', 'a second'],
        rows: medians.map(([name, rate]) => [name, round(rate)]),
      },
    ],
    promises: [
      atLeast('signed in ÷ visitor, the list', toVisitor('list'), 0.9),
      atLeast('signed in ÷ visitor, an order made anew', toVisitor('order made anew'), 0.9),
    ],
  }
}

/** Compares the time of a whole sign-in with the time of only hashing the password. */
async function measureHash(site: string, [email = '']: readonly string[]): Promise<PartResult> {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash(PASSWORD)
  const times = await timeInterleaved(
    [
      { name: 'argon2 alone', run: () => hasher.matches(stored, PASSWORD) },
      { name: 'sign-in over HTTP', run: () => trySignIn(site, email, PASSWORD) },
    ],
    50,
  )
  const middle = (name: string) => quantile(times.get(name) ?? [], 0.5)
  return {
    tables: [timesTable('a sign-in, milliseconds', times)],
    promises: [atLeast('argon2 ÷ sign-in', middle('argon2 alone') / middle('sign-in over HTTP'), 0.5)],
  }
}

/**
 * Measures five hundred attempts with a wrong password for addresses that have an account. After each of them, it
 * measures an attempt for an address without an account.
 */
async function measureTimingLeak(site: string, emails: readonly string[]): Promise<PartResult> {
  let known = 0
  let unknown = 0
  const times = await timeInterleaved(
    [
      { name: 'known address', run: () => trySignIn(site, emails[known++ % emails.length] ?? '', 'wrong') },
      { name: 'unknown address', run: () => trySignIn(site, addressOf('nobody', unknown++), 'wrong') },
    ],
    PAIRS - 1,
    1,
  )
  const [one = [], other = []] = [...times.values()]
  const medians = quantile(one, 0.5) / quantile(other, 0.5)
  return {
    tables: [timesTable('a wrong password, milliseconds', times)],
    promises: [
      // If both samples of five hundred values have the same distribution, their distance exceeds this limit only once
      // in a hundred times.
      atMost('distance of the two distributions', distance(one, other), 0.103),
      atMost('difference of the medians, share', Math.abs(medians - 1), 0.05),
    ],
  }
}

function distance(one: readonly number[], other: readonly number[]): number {
  const below = (sorted: readonly number[], value: number) =>
    sorted.filter((each) => each <= value).length / sorted.length
  return Math.max(...[...one, ...other].map((value) => Math.abs(below(one, value) - below(other, value))))
}

function timesTable(title: string, times: ReadonlyMap<string, readonly number[]>): Table {
  const shares = [0.05, 0.5, 0.95]
  return {
    title,
    columns: ['what', ...shares.map((share) => `${share * 100} %`)],
    rows: [...times].map(([name, sorted]) => [
      name,
      ...shares.map((share) => round(quantile(sorted, share))),
    ]),
  }
}

async function makeAccounts(site: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, i) => addressOf('person', i))
  for (const email of emails) {
    const body = { firstname: 'A', lastname: 'B', email, password: PASSWORD, passwordConfirmation: PASSWORD }
    const { status } = await post(`${site}${register.path}`, body)
    if (status !== 201) throw new Error(`registration answered ${status}`)
  }
  return emails
}

function addressOf(name: string, index: number): string {
  return `${name}-${String(index).padStart(4, '0')}@example.com`
}

async function trySignIn(site: string, username: string, password: string): Promise<void> {
  const { status } = await post(`${site}${login.path}`, { username, password })
  if (status !== (password === PASSWORD ? 200 : 401)) throw new Error(`sign-in answered ${status}`)
}

let callers = 0

/** Sends each request from another IP network with the header `X-Forwarded-For`, so that no rate limit applies. */
async function post(url: string, body: object): Promise<Response> {
  callers += 1
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
    },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer
}
