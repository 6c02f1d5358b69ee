import { setTimeout as pause } from 'node:timers/promises'
import { createUpload, getUpload, httpSend, type RouteOutput } from '@verstat/contract'
import { brokenDrawings, largeStep } from '../../apps/server/src/app-tests/drawing-samples.testing.ts'
import { median } from '../measure.ts'
import { atMost, type PartResult, round } from '../report.ts'
import { withSite } from '../with-site.ts'

const ROUNDS = 4
/** Slightly less than an upload may have. */
const LARGE_BYTES = 20_900_000
const WARM_UP_FILES = 40
const BROKEN_FILES = 120
const LOOK_MS = 250

type Loop = { readonly p50: number; readonly p99: number; readonly max: number }
type Upload = RouteOutput<typeof createUpload>

/**
 * Measures what reading drawings in child processes costs the process that serves: the delay of its event loop while
 * the largest STEP file is read, and its memory over many broken files.
 */
export async function measureDrawings(): Promise<PartResult> {
  return withSite(async ({ site }) => {
    const loops = await measureLoop(site)
    const memory = await measureMemory(site)
    return {
      tables: [...loops.tables, ...memory.tables],
      promises: [...loops.promises, ...memory.promises],
    }
  })
}

async function measureLoop(site: string): Promise<PartResult> {
  const look = async (): Promise<Loop> => (await fetch(`${site}/bench/loop`)).json()
  const idle: Loop[] = []
  const reading: Loop[] = []
  const times: number[] = []
  const states = new Set<string>()
  for (let n = 0; n < ROUNDS; n += 1) {
    // Every file differs, because a content that was read before is not read again.
    const upload = await send(site, largeStep(LARGE_BYTES, `part ${n}`), `part-${n}.step`)
    await look()
    const started = performance.now()
    states.add(await untilRead(site, upload))
    times.push(performance.now() - started)
    reading.push(await look())
    // The same questions for the same time, so that both samples contain the same other work.
    const end = performance.now() + (times.at(-1) ?? 0)
    while (performance.now() < end) {
      await stateOf(site, upload)
      await pause(LOOK_MS)
    }
    idle.push(await look())
  }
  const row = (name: string, seen: readonly Loop[]) => [
    name,
    ...(['p50', 'p99', 'max'] as const).map((key) => round(median(seen.map((each) => each[key])))),
  ]
  const ratio = median(reading.map(({ p99 }) => p99)) / median(idle.map(({ p99 }) => p99))
  return {
    tables: [
      {
        title: 'delay of the event loop, milliseconds, median of the rounds',
        columns: ['while', '50 %', '99 %', 'most'],
        rows: [row('idle', idle), row('a STEP file is read', reading)],
      },
      {
        title: 'a STEP file of 20 MB with 3,600 bodies',
        columns: ['ends as', 'seconds, median'],
        rows: [[[...states].join(', '), round(median(times) / 1000)]],
      },
    ],
    promises: [atMost('event loop at 99 %, reading ÷ idle', ratio, 1.3)],
  }
}

async function measureMemory(site: string): Promise<PartResult> {
  const rss = async (): Promise<number> => (await (await fetch(`${site}/bench/memory`)).json()).rss
  const broken = brokenDrawings()
  const states = new Map<string, number>()
  const readBroken = async (files: number) => {
    for (let n = 0; n < files; n += 1) {
      const { name, content } = broken.next().value
      const upload = await trySending(site, content, name)
      const state = upload ? await untilRead(site, upload) : 'refused by the upload'
      states.set(state, (states.get(state) ?? 0) + 1)
    }
  }
  await readBroken(WARM_UP_FILES)
  const before = await rss()
  await readBroken(BROKEN_FILES)
  const after = await rss()
  return {
    tables: [
      {
        title: `memory of the process that serves, ${BROKEN_FILES} broken drawings after ${WARM_UP_FILES} others`,
        columns: ['before, MB', 'after, MB', 'files'],
        rows: [
          [
            round(before / 2 ** 20),
            round(after / 2 ** 20),
            [...states].map(([state, files]) => `${files} ${state}`).join(', '),
          ],
        ],
      },
    ],
    promises: [atMost('memory after broken drawings ÷ before', after / before, 1.15)],
  }
}

async function untilRead(site: string, upload: Upload): Promise<string> {
  for (;;) {
    const state = await stateOf(site, upload)
    if (state !== 'pending') return state
    await pause(LOOK_MS)
  }
}

async function stateOf(site: string, { id, uploadToken }: Upload): Promise<string> {
  const call = httpSend({ base: site, locale: () => 'uk', token: () => undefined })
  const { reading } = await call(getUpload, { id, ...(uploadToken ? { uploadToken } : {}) })
  return reading ?? 'unsupported'
}

async function send(site: string, content: Buffer, name: string): Promise<Upload> {
  const upload = await trySending(site, content, name)
  if (!upload) throw new Error(`the upload of ${name} was refused`)
  return upload
}

let networks = 0

/** Uploads a file as a visitor from a network of its own. Undefined if the content is not what its name says. */
async function trySending(site: string, content: Buffer, name: string): Promise<Upload | undefined> {
  networks += 1
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], name))
  const answer = await fetch(`${site}${createUpload.path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.9.${networks}.1` },
    body: form,
  })
  if (answer.status === 201) return answer.json()
  const refused = await answer.text()
  if (answer.status !== 415 && answer.status !== 422) throw new Error(`${answer.status}: ${refused}`)
  return undefined
}
