import {
  askForFiles,
  blockPerson,
  type FileAccess,
  grantFiles,
  inviteProducers,
  listFileOpens,
  listOrderFiles,
  openFileAsStaff,
  openOrderFile,
  packOrderFiles,
  revokeFiles,
  setOfferStatus,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, sendOffer } from '../../offers/offers.testing.ts'
import { agree, type ClosedOrder, newClosedOrder, openFile } from '../drawings.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, http } = site

beforeAll(() => withoutLimits(site))

const LEVELS = ['public', 'producers', 'granted'] as const satisfies readonly FileAccess[]

/**
 * What a caller gets of files of the three levels: `-` nothing, not even the name; `n` the name and the size; `o` also
 * facts, preview and content.
 */
type Seen = `${string}${string}${string}`

type Case = {
  readonly nda: boolean
  /** Levels in the order public, producers, granted. */
  readonly seen: Seen
  /** What `zip` and opening the `granted` file answer. */
  readonly open: 'in' | 'unauthenticated' | 'not_found' | 'not_eligible' | 'nda_required' | 'access_needed'
  readonly caller: (order: ClosedOrder) => Promise<Person | undefined>
}

/** Brings a producer to an order, with what the owner does about it. */
function maker(...steps: readonly ('nda' | 'grant' | 'invite' | 'shortlist' | 'revoke' | 'block' | 'ask')[]) {
  return async (order: ClosedOrder): Promise<Person> => {
    const made = await newMaker(site)
    const { producerId } = made
    for (const step of steps) {
      if (step === 'nda') await agree(site, order.id, made)
      if (step === 'grant') await call(grantFiles, { id: order.id, producerId }, order.buyer)
      if (step === 'ask') await call(askForFiles, { id: order.id, producerId }, made)
      if (step === 'revoke') await call(revokeFiles, { id: order.id, producerId }, order.buyer)
      if (step === 'block') await call(blockPerson, { id: made.id }, order.buyer)
      if (step === 'invite') {
        await call(inviteProducers, { id: order.id, producerIds: [producerId] }, order.buyer)
      }
      if (step === 'shortlist') {
        const { id, version } = await sendOffer(site, order, made)
        await call(setOfferStatus, { id, status: 'shortlisted', version }, order.buyer)
      }
    }
    return made
  }
}

const user = () => verifiedUser(site)
const staff = (role: 'support' | 'moderator') => () => verifiedUser(site, role)

const CASES: Readonly<Record<string, Case>> = {
  visitor: { nda: false, seen: 'o--', open: 'unauthenticated', caller: async () => undefined },
  'user without a producer': { nda: false, seen: 'o--', open: 'not_eligible', caller: user },
  'eligible producer': { nda: false, seen: 'oon', open: 'access_needed', caller: maker() },
  'eligible producer before the agreement': { nda: true, seen: 'onn', open: 'nda_required', caller: maker() },
  'eligible producer after the agreement': {
    nda: true,
    seen: 'oon',
    open: 'access_needed',
    caller: maker('nda'),
  },
  'producer that asked': { nda: false, seen: 'oon', open: 'access_needed', caller: maker('ask') },
  'granted before the agreement': { nda: true, seen: 'onn', open: 'nda_required', caller: maker('grant') },
  granted: { nda: false, seen: 'ooo', open: 'in', caller: maker('ask', 'grant') },
  'granted after the agreement': { nda: true, seen: 'ooo', open: 'in', caller: maker('grant', 'nda') },
  revoked: { nda: false, seen: 'oon', open: 'access_needed', caller: maker('grant', 'revoke') },
  refused: { nda: false, seen: 'oon', open: 'access_needed', caller: maker('ask', 'revoke') },
  invited: { nda: false, seen: 'ooo', open: 'in', caller: maker('invite') },
  'invited, then revoked': {
    nda: false,
    seen: 'oon',
    open: 'access_needed',
    caller: maker('invite', 'revoke'),
  },
  shortlisted: { nda: false, seen: 'ooo', open: 'in', caller: maker('shortlist') },
  'shortlisted before the agreement': {
    nda: true,
    seen: 'onn',
    open: 'nda_required',
    caller: maker('shortlist'),
  },
  'shortlisted, then revoked': {
    nda: false,
    seen: 'oon',
    open: 'access_needed',
    caller: maker('shortlist', 'revoke'),
  },
  'rival with an offer': {
    nda: false,
    seen: 'oon',
    open: 'access_needed',
    async caller(order) {
      const rival = await newMaker(site)
      await sendOffer(site, order, rival)
      return rival
    },
  },
  'granted, then blocked': { nda: false, seen: 'o--', open: 'not_eligible', caller: maker('grant', 'block') },
  support: { nda: false, seen: 'o--', open: 'not_eligible', caller: staff('support') },
  moderator: { nda: false, seen: 'o--', open: 'not_eligible', caller: staff('moderator') },
  owner: { nda: true, seen: 'ooo', open: 'in', caller: async ({ buyer }) => buyer },
}

test.each(Object.entries(CASES))('%s', async (_, { nda, seen, open, caller }) => {
  const order = await newClosedOrder(site, { nda_required: nda })
  const person = await caller(order)
  const { items, closed } = await call(listOrderFiles, { id: order.id }, person)
  expect(closed).toBe(2)
  expect(await seenOf(order, items)).toBe(seen)
  if (!person) {
    const fileId = order.files.granted
    expect((await refusal(openOrderFile, { id: order.id, fileId })).code).toBe('unauthenticated')
    expect((await refusal(packOrderFiles, { id: order.id })).code).toBe('unauthenticated')
    return
  }
  await expectOpening(order, person, { seen, open })
})

/** Reads what `listOrderFiles` gave, and loads every preview and view that it names. */
async function seenOf(
  { files }: ClosedOrder,
  items: readonly {
    readonly id: string
    readonly needs: readonly string[]
    readonly [more: string]: unknown
  }[],
): Promise<string> {
  const letters = await Promise.all(
    LEVELS.map(async (level) => {
      const item = items.find(({ id }) => id === files[level])
      if (!item) return '-'
      const { name, size, facts, preview, viewUrl } = item as unknown as {
        name: string
        size: number
        facts: unknown
        preview: { url: string } | null
        viewUrl: string | null
      }
      expect([name.length > 0, size]).toEqual([true, 1_000])
      if (item.needs.length > 0) {
        expect([facts, preview, viewUrl, item.reading]).toEqual([null, null, null, 'unsupported'])
        return 'n'
      }
      expect(facts).toEqual({ kind: 'pages', pages: 1 })
      for (const url of [preview?.url, viewUrl]) {
        const answer = await http.inject(url ?? '')
        expect([url, answer.statusCode]).toEqual([url, 200])
        if (level !== 'public') expect(answer.headers['cache-control']).toBe('private, no-store')
      }
      return 'o'
    }),
  )
  return letters.join('')
}

async function expectOpening(
  order: ClosedOrder,
  person: Person,
  { seen, open }: Pick<Case, 'seen' | 'open'>,
) {
  for (const [index, level] of LEVELS.entries()) {
    const input = { id: order.id, fileId: order.files[level] }
    if (seen[index] === 'o') {
      const { url } = await call(openOrderFile, input, person)
      const { statusCode, headers } = await http.inject(url)
      expect([level, statusCode]).toEqual([level, 200])
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['content-type']).toBe('application/pdf')
    } else if (level === 'granted') expect((await refusal(openOrderFile, input, person)).code).toBe(open)
  }
  const archive = await call(packOrderFiles, { id: order.id }, person)
  const packed = await http.inject(archive.url)
  expect([packed.statusCode, packed.headers['content-type']]).toEqual([200, 'application/zip'])
  // The names in an archive are not packed, so they can be found in it.
  const names = LEVELS.filter((level) => packed.rawPayload.includes(`-${level}.pdf`))
  expect(names).toEqual(LEVELS.filter((_level, index) => seen[index] === 'o'))
  const log = await refusal(listFileOpens, { id: order.id }, person).catch(() => ({ code: 'in' }))
  expect(log.code).toBe(person === order.buyer ? 'in' : 'not_found')
}

test('a link ends with the access of its person, in every part of the file', async () => {
  const order = await newClosedOrder(site)
  const ends: Readonly<Record<string, (made: { id: string; producerId: string }) => Promise<unknown>>> = {
    revoked: ({ producerId }) => call(revokeFiles, { id: order.id, producerId }, order.buyer),
    blocked: ({ id }) => call(blockPerson, { id }, order.buyer),
    'without a producer': ({ producerId }) =>
      site.database.db
        .updateTable('producers')
        .set({ status: 'paused' })
        .where('id', '=', producerId)
        .execute(),
  }
  for (const [how, end] of Object.entries(ends)) {
    const made = await newMaker(site)
    await call(grantFiles, { id: order.id, producerId: made.producerId }, order.buyer)
    const { items } = await call(listOrderFiles, { id: order.id }, made)
    const item = items.find(({ id }) => id === order.files.granted)
    const urls = [
      await openFile(site, order.id, order.files.granted, made),
      item?.preview?.url ?? '',
      item?.viewUrl ?? '',
    ]
    const { url: zip } = await call(packOrderFiles, { id: order.id }, made)
    for (const url of [...urls, zip]) expect([how, (await http.inject(url)).statusCode]).toEqual([how, 200])
    await end(made)
    for (const url of urls) expect([how, (await http.inject(url)).statusCode]).toEqual([how, 404])
    const left = await http.inject(zip)
    expect(left.rawPayload.includes('-granted.pdf')).toBe(false)
  }
})

test('a link ends after ten minutes, and works for no other file and no other person', async () => {
  const order = await newClosedOrder(site)
  const made = await newMaker(site)
  const other = await newMaker(site)
  await call(grantFiles, { id: order.id, producerId: made.producerId }, order.buyer)
  const url = await openFile(site, order.id, order.files.granted, made)
  const changed = [
    url.replace(order.files.granted, order.files.producers),
    url.replace(made.id, other.id),
    url.replace('.reader.', '.staff.'),
    url.replace(/\/(\d+)\./, (_all, until: string) => `/${Number(until) + 60}.`),
  ]
  for (const each of changed) {
    expect(each).not.toBe(url)
    expect([each, (await http.inject(each)).statusCode]).toEqual([each, 404])
  }
  site.clock.pass(10 * 60_000)
  try {
    expect((await http.inject(url)).statusCode).toBe(404)
  } finally {
    site.clock.pass(-10 * 60_000)
  }
})

test('staff open a file for a written reason only, and the owner reads that they did', async () => {
  const order = await newClosedOrder(site)
  const moderator = await verifiedUser(site, 'moderator')
  const reason = 'Скарга на вміст креслення'
  const input = { id: order.files.granted, reason }
  expect((await refusal(openFileAsStaff, input, await verifiedUser(site, 'support'))).code).toBe('forbidden')
  expect((await refusal(openFileAsStaff, { ...input, reason: 'мало' }, moderator)).code).toBe(
    'validation_failed',
  )
  const { url } = await call(openFileAsStaff, input, moderator)
  expect((await http.inject(url)).statusCode).toBe(200)
  const { items } = await call(listFileOpens, { id: order.id }, order.buyer)
  expect(items).toMatchObject([{ fileId: order.files.granted, isStaff: true, who: null, count: 1 }])
  await site.database.db.updateTable('users').set({ role: 'user' }).where('id', '=', moderator.id).execute()
  expect((await http.inject(url)).statusCode).toBe(404)
})

test('an order for invited producers and its files do not exist for others', async () => {
  const order = await newClosedOrder(site, { visibility: 'invited' })
  const [guest, stranger] = [await newMaker(site), await newMaker(site)]
  await call(inviteProducers, { id: order.id, producerIds: [guest.producerId] }, order.buyer)
  for (const person of [undefined, stranger]) {
    expect((await refusal(listOrderFiles, { id: order.id }, person)).code).toBe('not_found')
  }
  const { items } = await call(listOrderFiles, { id: order.id }, guest)
  expect(await seenOf(order, items)).toBe('ooo')
})
