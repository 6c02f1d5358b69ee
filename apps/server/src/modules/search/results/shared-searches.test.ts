import { expect, test } from 'vitest'
import type { Found } from '../engine/search-engine.ts'
import { type FoundListings, shareSearches } from './shared-searches.ts'

const SOURCE = {}
const START = Date.parse('2026-11-21T10:00:00Z')
const NOTHING: Found = { matches: [], total: 0, isExact: true, missing: 0, isStopped: false }

function found(part: Partial<FoundListings> = {}): FoundListings {
  return { query: { groups: [], shownFor: null }, orders: NOTHING, producers: NOTHING, ...part }
}

/** Returns shared searches with change notifications connected. The test decides when each search completes. */
function setUp() {
  const shared = shareSearches()
  shared.setListening(true)
  let at = START
  const begun: string[] = []
  const ends = new Map<string, (answer: FoundListings) => void>()
  const signals = new Map<string, AbortSignal>()
  const ask = (question: string, leaving?: AbortSignal, network = '198.51.100.7') =>
    shared.find({ question, at: new Date(at), leaving, network, source: SOURCE }, (signal) => {
      begun.push(question)
      signals.set(question, signal)
      return new Promise((resolve, reject) => {
        ends.set(question, resolve)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    })
  const end = (question: string, answer = found()) => ends.get(question)?.(answer)
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    shared,
    ask,
    end,
    begun,
    signals,
    settle,
    wait: (ms: number) => {
      at += ms
    },
  }
}

test('a hundred equal concurrent searches run once, later ones use the cache', async () => {
  const { ask, end, begun } = setUp()
  const answers = Promise.all(Array.from({ length: 100 }, () => ask('steel')))
  const answer = found()
  end('steel', answer)
  expect(new Set(await answers)).toEqual(new Set([answer]))
  expect(await ask('steel')).toBe(answer)
  expect(begun).toEqual(['steel'])
})

test('after a change a search runs again, even while the older one is running', async () => {
  const { shared, ask, end, begun, settle } = setUp()
  const before = ask('steel')
  await settle()
  shared.drop()
  end('steel')
  await before
  const after = ask('steel')
  await settle()
  const newer = found()
  end('steel', newer)
  expect(await after).toBe(newer)
  expect(await ask('steel')).toBe(newer)
  expect(begun).toEqual(['steel', 'steel'])
  shared.drop()
  void ask('steel')
  await settle()
  expect(begun).toHaveLength(3)
})

test('results are cached briefly, and not at all while disconnected or when partial', async () => {
  const { shared, ask, end, begun, settle, wait } = setUp()
  const once = async (question: string, answer = found()) => {
    const asked = ask(question)
    await settle()
    end(question, answer)
    return asked
  }
  await once('steel')
  wait(5_000)
  await once('steel')
  expect(begun).toHaveLength(2)
  const partial = found({ orders: { ...NOTHING, isStopped: true } })
  await once('wood', partial)
  await once('wood', partial)
  expect(begun).toHaveLength(4)
  shared.setListening(false)
  await once('steel')
  await once('steel')
  expect(begun).toHaveLength(6)
})

test('callers that abort are answered at once, and a search is cancelled when the last one aborts', async () => {
  const { ask, end, signals, settle } = setUp()
  const [one, other] = [new AbortController(), new AbortController()]
  const answers = [ask('steel', one.signal), ask('steel', other.signal)] as const
  const left = expect(answers[0]).rejects.toBe('gone')
  await settle()
  one.abort('gone')
  await left
  expect(signals.get('steel')?.aborted).toBe(false)
  const answer = found()
  end('steel', answer)
  expect(await answers[1]).toBe(answer)
  const last = expect(ask('wood', other.signal)).rejects.toBe('gone too')
  await settle()
  other.abort('gone too')
  await last
  expect(signals.get('wood')?.aborted).toBe(true)
})

test('a network runs two searches at a time, then the others in order, without aborted ones', async () => {
  const { ask, end, begun, settle } = setUp()
  const gone = new AbortController()
  const answers = ['a', 'b'].map((question) => ask(question))
  const left = expect(ask('c', gone.signal)).rejects.toBe('gone')
  const waiting = ['d', 'e'].map((question) => ask(question))
  await settle()
  expect(begun).toEqual(['a', 'b'])
  gone.abort('gone')
  await left
  end('b')
  await settle()
  expect(begun).toEqual(['a', 'b', 'd'])
  end('a')
  await settle()
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
  for (const question of ['d', 'e']) end(question)
  await Promise.all([...answers, ...waiting])
})

test('a network with a long queue delays no other and is refused beyond the limit', async () => {
  const { ask, end, begun, settle } = setUp()
  const many = Array.from({ length: 30 }, (_, n) => ask(`nonsense ${n}`))
  const ends = Promise.allSettled(many)
  const other = ask('steel', undefined, '203.0.113.9')
  await settle()
  expect(begun).toEqual(['nonsense 0', 'nonsense 1', 'steel'])
  const refused = await Promise.all(many.slice(18).map((each) => each.catch((error: unknown) => error)))
  for (const error of refused) expect(error).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 2 })
  end('steel')
  await other
  for (let n = 0; n < 18; n += 1) {
    end(`nonsense ${n}`)
    await settle()
  }
  expect((await ends).filter(({ status }) => status === 'fulfilled')).toHaveLength(18)
})

test('a queued search starts at the turn of another network that requests the same', async () => {
  const { ask, end, begun, settle } = setUp()
  const first = ['a', 'b', 'c', 'steel'].map((question) => ask(question))
  const other = ask('steel', undefined, '203.0.113.9')
  await settle()
  expect(begun).toEqual(['a', 'b', 'steel'])
  end('steel')
  await other
  for (const question of ['a', 'b', 'c']) {
    end(question)
    await settle()
  }
  await Promise.all(first)
  expect(begun).toEqual(['a', 'b', 'steel', 'c'])
})

test('a failed search is not cached and frees its place', async () => {
  const shared = shareSearches()
  shared.setListening(true)
  const asked = {
    question: 'steel',
    at: new Date(START),
    leaving: undefined,
    network: '198.51.100.7',
    source: SOURCE,
  }
  const failing = Array.from({ length: 5 }, (_, n) =>
    shared.find({ ...asked, question: `steel ${n}` }, () => Promise.reject(new Error('broken'))),
  )
  for (const each of await Promise.allSettled(failing)) expect(each.status).toBe('rejected')
  expect(await shared.find(asked, async () => found())).toEqual(found())
})

test('a failing replica fails only callers who read from it, and all share results', async () => {
  const shared = shareSearches()
  shared.setListening(true)
  const asked = { question: 'steel', at: new Date(START), leaving: undefined, network: '198.51.100.7' }
  const broken = shared.find({ ...asked, source: {} }, () => Promise.reject(new Error('broken')))
  const answer = found()
  const whole = shared.find({ ...asked, source: SOURCE }, async () => answer)
  await expect(broken).rejects.toThrow('broken')
  expect(await whole).toBe(answer)
  expect(await shared.find({ ...asked, source: {} }, async () => found())).toBe(answer)
})
