import { setTimeout as wait } from 'node:timers/promises'
import { httpSend, type RouteOutput, type Send, search } from '@verstat/contract'
import { atLeast, atMost, type PartResult, type Promised, round, type Table } from '../report.ts'
import { type JudgedListing, judgedListings } from '../search-quality/judged-listings.ts'
import { type Half, type JudgedQuery, KINDS, readHalf } from '../search-quality/quality-set.ts'
import { meanScores, type Scores, scoreAnswer } from '../search-quality/score-answer.ts'
import { withSite } from '../with-site.ts'

const FIRST = 10
/** Only every twentieth listing is checked. The check searches for the title and expects to find the listing. */
const SAMPLED = 20
const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 250
const LONGEST_QUERY = 100

type JudgedAnswer = JudgedQuery & {
  readonly found: readonly string[]
  readonly isPartial: boolean
  readonly scores: Scores
}
type Ask = (
  query: string,
  place: JudgedQuery['in'],
  locale: 'uk' | 'en',
) => Promise<{ readonly found: readonly string[]; readonly isPartial: boolean }>

/**
 * Sends the queries of the quality set to a new site, or to the site in `BENCH_SITE`. The option `--misses` prints the
 * failed queries of the half that developers may see.
 */
export async function measureSearchQuality(): Promise<PartResult> {
  const running = process.env.BENCH_SITE
  return running ? measureQualityAt(running) : withSite(({ site }) => measureQualityAt(site))
}

/** Sends the queries to a running site with the demo listings. */
export async function measureQualityAt(site: string): Promise<PartResult> {
  const listings = judgedListings(new Date())
  const ask = asking(site, listings)
  const unfound = await awaitIndex(ask, listings)
  const tables: Table[] = []
  const promises: Promised[] = [atMost('sampled listings not found by their own titles', unfound, 0)]
  for (const half of ['visible', 'held-out'] as const) {
    const queries = await readHalf(half)
    if (queries === null) continue
    const answers = await askAll(ask, queries)
    tables.push(tableOf(half, answers))
    if (half === 'held-out') promises.push(...promisesOf(answers))
    if (half === 'visible' && process.argv.includes('--misses')) printMisses(answers, listings)
  }
  return { tables, promises }
}

function asking(site: string, listings: readonly JudgedListing[]): Ask {
  const byTitle = new Map(listings.flatMap(({ id, titles }) => titles.map((title) => [title, id] as const)))
  const sends: Record<'uk' | 'en', Send> = {
    uk: httpSend({ base: site, locale: () => 'uk', token: () => undefined }),
    en: httpSend({ base: site, locale: () => 'en', token: () => undefined }),
  }
  return async (query, place, locale) => {
    const { items, partial } = await sends[locale](search, { query, in: place, limit: FIRST })
    const found = items.map((item) => {
      const id = byTitle.get(titleOf(item))
      if (id === undefined) throw new Error(`«${titleOf(item)}» is not in the demo`)
      return id
    })
    return { found, isPartial: partial }
  }
}

function titleOf(item: RouteOutput<typeof search>['items'][number]): string {
  return item.kind === 'producer' ? item.producer.name : (item.order.title.uk ?? item.order.title.en ?? '')
}

/**
 * Waits until the search index contains the demo listings. Returns how many listings the index still lacks when it has
 * made no progress for 30 seconds.
 */
async function awaitIndex(ask: Ask, listings: readonly JudgedListing[]): Promise<number> {
  let missing = listings.filter(({ isListed }) => isListed).filter((_, i) => i % SAMPLED === 0)
  let progressAt = performance.now()
  while (missing.length > 0 && performance.now() - progressAt < PATIENCE_MS) {
    const before = missing.length
    const still: JudgedListing[] = []
    for (const listing of missing) {
      const title = listing.titles[0]?.slice(0, LONGEST_QUERY) ?? ''
      const { found } = await ask(title, listing.kind === 'order' ? 'orders' : 'producers', 'uk')
      if (!found.includes(listing.id)) still.push(listing)
    }
    missing = still
    if (missing.length < before) progressAt = performance.now()
    else await wait(LOOK_AGAIN_MS)
  }
  return missing.length
}

async function askAll(ask: Ask, queries: readonly JudgedQuery[]): Promise<readonly JudgedAnswer[]> {
  const answers: JudgedAnswer[] = []
  for (const judged of queries) {
    const answer = await ask(judged.query, judged.in, judged.kind === 'english' ? 'en' : 'uk')
    const right = new Set(judged.truth.map(({ id }) => id))
    answers.push({ ...judged, ...answer, scores: scoreAnswer(right, answer.found) })
  }
  return answers
}

function tableOf(half: Half, answers: readonly JudgedAnswer[]): Table {
  const row = (name: string, some: readonly JudgedAnswer[]) => {
    const { recall, precision, reciprocalRank } = meanScores(some.map(({ scores }) => scores))
    return [name, some.length, round(recall), round(precision), round(reciprocalRank)]
  }
  return {
    title: `search quality, ${half} half`,
    columns: ['kind', 'queries', 'recall@10', 'precision@10', 'MRR'],
    rows: [...KINDS.map((kind) => row(kind, ofKind(answers, kind))), row('all', answers)],
  }
}

function promisesOf(answers: readonly JudgedAnswer[]): Promised[] {
  const recall = (some: readonly JudgedAnswer[]) => meanScores(some.map(({ scores }) => scores)).recall
  return [
    atLeast('held-out recall@10, all', recall(answers), 0.95),
    atLeast('held-out recall@10, inflected', recall(ofKind(answers, 'inflected')), 0.95),
    atLeast('held-out recall@10, typo', recall(ofKind(answers, 'typo')), 0.9),
    atLeast('held-out recall@10, layout', recall(ofKind(answers, 'layout')), 0.95),
    atLeast('held-out recall@10, translit', recall(ofKind(answers, 'translit')), 0.95),
    atMost('answers stopped before their end', answers.filter(({ isPartial }) => isPartial).length, 0),
  ]
}

function ofKind(answers: readonly JudgedAnswer[], kind: JudgedQuery['kind']): readonly JudgedAnswer[] {
  return answers.filter((query) => query.kind === kind)
}

function printMisses(answers: readonly JudgedAnswer[], listings: readonly JudgedListing[]): void {
  const titles = new Map(listings.map(({ id, titles }) => [id, titles[0] ?? '']))
  for (const { query, note, kind, in: place, truth, found, scores } of answers) {
    if (scores.recall === 1) continue
    console.log(`\n[${kind}, ${place}] ${query}${note ? ` (${note})` : ''}: recall ${round(scores.recall)}`)
    const right = new Set(truth.map(({ id }) => id))
    for (const id of right) if (!found.includes(id)) console.log(`  missed  ${id}  ${titles.get(id)}`)
    for (const id of found) if (!right.has(id)) console.log(`  instead ${id}  ${titles.get(id)}`)
  }
}
