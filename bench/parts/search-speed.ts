import { listOrders, type Send, search, suggest } from '@verstat/contract'
import { directoryRoutes, routeChanges } from '../../apps/server/src/modules/directory/index.ts'
import {
  createPostgresEngine,
  indexQueue,
  queueChangedListings,
  readSynonyms,
  refreshStatistics,
  type SearchContext,
  searchRoutes,
  searchServices,
} from '../../apps/server/src/modules/search/index.ts'
import { openGate } from '../../apps/server/src/platform/http/answer-call.ts'
import { type Binding, localSend, routeKey } from '../../apps/server/src/platform/http/bind.ts'
import { unknownCaller } from '../../apps/server/src/platform/http/caller.ts'
import { type LargeDirectory, openLargeDirectory } from '../large-directory.ts'
import { median, quantile, timeInterleaved } from '../measure.ts'
import { atMost, type PartResult, round } from '../report.ts'
import { CROWD, NONSENSE_WORDS, timeBesideNonsense } from '../search-crowd.ts'

const ROUNDS = 20
const AT_ONCE = 16
const WRITE_ROUNDS = 40
const WRITES_A_ROUND = 10
const WRITES_A_SECOND = 100
const WRITING_SECONDS = 10
const FOLLOW_MS = 250
/** The slugs of rows that this file inserts contain this mark, so that the rows can be found and deleted. */
const MARK = 'bench-search'
const LISTING = 'list of orders'

/** Typical queries of each kind. The measurement uses them in turn. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'known word': ['шафа', 'пакування', 'корпуси', 'фланець', 'столами', 'вишивка'],
  common: ['виготовлення', 'замовлення', 'сталь', 'послуги', 'матеріал', 'деталей'],
  rare: ['шліцьових', 'ультразвуком', 'бентонітова', 'текстоліту', 'пантограф', 'гальваніка'],
  'several words': [
    'лазерне різання листа',
    'пошиття робочого одягу',
    'вареники оптом київ',
    'токарна обробка нержавіючої сталі',
    'коробки з гофрокартону львів',
    'порошкове фарбування металу',
  ],
  typo: ['фрезеруваня', 'звраювання', 'пошитя сумк', 'пакованя', 'лазерна ризка', 'картоний короб'],
  layout: ['idtqrf', 'rjhgecb', 'ghtc-ajhvf', 'kfpthyt hspfyyz', 'ifaf', 'nrfybyf'],
}
const BEGINNINGS = ['шв', 'фрез', 'лазер']

/**
 * Compares the fuzzy search with the plain list of orders in one run. Also measures how much the search index slows
 * down writing.
 */
export async function measureSearchSpeed(): Promise<PartResult> {
  const directory = await openLargeDirectory({ isSearched: true })
  try {
    await removeRows(directory)
    const context = await searchContext(directory)
    const send = sendTo(context)
    const alone = await timeInterleaved(subjects(send), ROUNDS)
    const listing = quantile(alone.get(LISTING) ?? [], 0.5)
    const kinds = [...alone].filter(([name]) => name !== LISTING)
    const searches = kinds.filter(([name]) => name !== 'suggestions')
    const senders = Array.from({ length: AT_ONCE }, (_, person) => sendFrom(context, person))
    const apart = await timeConcurrent((query, person) =>
      (senders[person] ?? send)(search, { query, limit: 20 + person }),
    )
    // A running site sets this flag too, because it receives notifications of changes.
    context.search.shared.setListening(true)
    const together = await timeConcurrent((query, person) => (senders[person] ?? send)(search, { query }))
    context.search.shared.setListening(false)
    const simple = [...(QUERIES['known word'] ?? []), ...(QUERIES.rare ?? [])]
    const people = { person: sendFrom(context, 1), crowd: sendFrom(context, 2) }
    const { quiet95, beside95, refused } = await timeBesideNonsense(people, simple)
    const alone95 = quantile(
      searches.flatMap(([, times]) => times).toSorted((a, b) => a - b),
      0.95,
    )
    const [queued, unqueued] = await compareWrites(directory)
    const lag95 = await measureLag(directory, context)
    const worst = (q: number) => Math.max(...searches.map(([, times]) => quantile(times, q))) / listing
    const suggestions = quantile(alone.get('suggestions') ?? [], 0.5) / listing
    return {
      tables: [
        {
          title: `of ${directory.size.orders} orders and ${directory.size.producers} producers; plain page ${round(listing)} ms`,
          columns: ['query', 'p50, ms', 'p95, ms', 'p50 ÷ list', 'p95 ÷ list'],
          rows: kinds.map(([name, times]) => {
            const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
            return [
              name,
              round(p50),
              round(p95),
              `×${(p50 / listing).toFixed(1)}`,
              `×${(p95 / listing).toFixed(1)}`,
            ]
          }),
        },
        {
          title: 'beside other work',
          columns: [
            'alone p95, ms',
            `${AT_ONCE} at once p95, ms`,
            'of which no two ask the same, ms',
            'insert, ms',
            'without the feed, ms',
            'lag p95, ms',
          ],
          rows: [[alone95, together, apart, queued, unqueued, lag95].map(round)],
        },
        {
          title: `simple searches beside one address with ${CROWD} connections of ${NONSENSE_WORDS} words that mean nothing`,
          columns: ['quiet p95, ms', 'beside them p95, ms', 'of its searches refused'],
          rows: [[round(quiet95), round(beside95), `${Math.round(100 * refused)} %`]],
        },
      ],
      promises: [
        atMost('search p50 ÷ list, worst kind', worst(0.5), 5),
        atMost('search p95 ÷ list p50, worst kind', worst(0.95), 10),
        atMost(`${AT_ONCE} at once p95 ÷ alone p95`, together / alone95, 4),
        // Two cores cannot keep it: each of the sixteen waits for eight searches (docs/decisions/015).
        atMost(`${AT_ONCE} at once, no two the same, p95 ÷ alone p95`, apart / alone95, 4),
        atMost(`p95 beside ${CROWD} connections of nonsense ÷ quiet p95`, beside95 / quiet95, 2),
        atMost('suggestions p50 ÷ list', suggestions, 3),
        atMost('insert ÷ without the feed and events', queued / unqueued, 1.5),
        atMost(`index lag p95 at ${WRITES_A_SECOND} writes a second, ms`, lag95, 1_000),
      ],
    }
  } finally {
    await removeRows(directory)
    await directory.close()
  }
}

async function searchContext({ database, context }: LargeDirectory): Promise<SearchContext> {
  await refreshStatistics(database.db, new Date())
  const synonyms = await readSynonyms(database.db)
  const search = searchServices({
    db: database.db,
    engine: createPostgresEngine(database),
    synonyms: () => synonyms,
  })
  return { ...context(), ip: '192.0.2.1', search }
}

function sendTo(context: SearchContext): Send {
  const bindings: readonly Binding<SearchContext>[] = [...directoryRoutes, ...searchRoutes]
  const byKey = new Map(bindings.map((binding) => [routeKey(binding.route), binding]))
  return localSend(byKey, openGate(context), unknownCaller())
}

function subjects(send: Send) {
  const inTurn = <T>(values: readonly T[], run: (value: T) => Promise<unknown>) => {
    let at = 0
    return () => run(values[at++ % values.length] as T)
  }
  return [
    { name: LISTING, run: () => send(listOrders, {}) },
    ...Object.entries(QUERIES).map(([name, queries]) => ({
      name,
      run: inTurn(queries, (query) => send(search, { query })),
    })),
    { name: 'suggestions', run: inTurn(BEGINNINGS, (query) => send(suggest, { query })) },
  ]
}

function sendFrom(context: SearchContext, person: number): Send {
  return sendTo({ ...context, ip: `198.51.100.${person}` })
}

/** Returns the p95 in milliseconds while sixteen users continuously search for the same few words. */
async function timeConcurrent(find: (query: string, person: number) => Promise<unknown>): Promise<number> {
  const queries = Object.values(QUERIES).flat()
  const times: number[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, person) => {
      for (let i = 0; i < queries.length; i += 1) {
        const started = performance.now()
        await find(queries[(i + person) % queries.length] ?? '', person)
        times.push(performance.now() - started)
      }
    }),
  )
  return quantile(
    times.toSorted((a, b) => a - b),
    0.95,
  )
}

/**
 * Returns an SQL statement that copies a published order and adds a unique word. `$1` is part of the new slug and of
 * the unique word.
 */
async function insertStatement({ database: { pool } }: LargeDirectory): Promise<string> {
  const { rows } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
      where table_name = 'orders' and table_schema = current_schema()
        and column_name not in ('id', 'number', 'slug', 'title_uk', 'bumped_at', 'expires_at')
        and is_generated = 'NEVER'`,
  )
  const columns = rows.map(({ column_name }) => column_name).join(', ')
  return `insert into orders (id, slug, title_uk, bumped_at, expires_at, ${columns})
    select gen_random_uuid(), '${MARK}-' || $1::text, 'Замовлення ' || $1::text, now(), now() + interval '20 days', ${columns}
      from orders where id = (select id from orders where listed limit 1)
    returning id`
}

async function compareWrites(directory: LargeDirectory): Promise<readonly [number, number]> {
  const { pool } = directory.database
  const insert = await insertStatement(directory)
  const times: Record<'enable' | 'disable', number[]> = { enable: [], disable: [] }
  let serial = 0
  for (let round = 0; round < WRITE_ROUNDS; round += 1) {
    for (const mode of ['enable', 'disable'] as const) {
      await pool.query(`alter table orders ${mode} trigger orders_record`)
      // PostgreSQL plans the first execution anew because the table has changed, so the first execution is not
      // counted.
      for (let i = -1; i < WRITES_A_ROUND; i += 1) {
        const started = performance.now()
        await pool.query({ name: 'bench search insert', text: insert, values: [`w${serial++}`] })
        if (i >= 0) times[mode].push(performance.now() - started)
      }
    }
  }
  await pool.query('alter table orders enable trigger orders_record')
  return [median(times.enable), median(times.disable)]
}

/** Returns the p95 in milliseconds between the commit of an order and the moment when search first finds the order. */
async function measureLag(directory: LargeDirectory, context: SearchContext): Promise<number> {
  const { db, pool } = directory.database
  const { engine } = context.search
  const insert = await insertStatement(directory)
  const { dictionaries, now } = context
  const follow = async () => {
    await routeChanges(db, [queueChangedListings])
    await indexQueue({ db, engine, dictionaries, now })
  }
  await follow()
  const committed = new Map<string, number>()
  const lags: number[] = []
  let isWriting = true
  const follower = (async () => {
    while (isWriting || committed.size > 0) {
      const waiting = [...committed]
      await follow()
      const { rows } = await pool.query<{ id: string }>('select id from order_documents where id = any($1)', [
        waiting.map(([id]) => id),
      ])
      const seenAt = performance.now()
      for (const { id } of rows) {
        lags.push(seenAt - (committed.get(id) ?? seenAt))
        committed.delete(id)
      }
      await new Promise((resolve) => setTimeout(resolve, FOLLOW_MS))
    }
  })()
  const begun = performance.now()
  for (let i = 0; i < WRITES_A_SECOND * WRITING_SECONDS; i += 1) {
    const due = begun + (i * 1_000) / WRITES_A_SECOND - performance.now()
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due))
    const { rows } = await pool.query<{ id: string }>(insert, [`lag${i}`])
    const [row] = rows
    if (row) committed.set(row.id, performance.now())
  }
  isWriting = false
  await follower
  return quantile(
    lags.toSorted((a, b) => a - b),
    0.95,
  )
}

/** Deletes the rows that this file has inserted, including rows that an interrupted run has left. */
async function removeRows({ database: { pool } }: LargeDirectory): Promise<void> {
  await pool.query('alter table orders enable trigger orders_record')
  await pool.query(`delete from orders where slug like '${MARK}-%'`)
}
