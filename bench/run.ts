/**
 * Measures the figures that the project promises: `npm run bench -- [part …]`. Prints tables and updates
 * `bench/results.json`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { calibrate } from './calibrate.ts'
import { measureApi } from './parts/api-speed.ts'
import { measureBackups } from './parts/backups.ts'
import { measureDrawings } from './parts/drawings.ts'
import { measureLighthouse } from './parts/lighthouse-scores.ts'
import { measureMessages } from './parts/messages.ts'
import { measureOffers } from './parts/offers.ts'
import { measurePageBytes } from './parts/page-bytes.ts'
import { measurePageSpeed } from './parts/page-speed.ts'
import { measurePaging } from './parts/paging.ts'
import { measureRealtimeBesideApi } from './parts/realtime-beside-api.ts'
import { measureRealtime } from './parts/realtime-load.ts'
import { measureRealtimeRestart } from './parts/realtime-restart.ts'
import { measureSearchQuality } from './parts/search-quality.ts'
import { measureSearchSpeed } from './parts/search-speed.ts'
import { measureSignIn } from './parts/sign-in-speed.ts'
import { measureSlowPhone } from './parts/slow-phone.ts'
import { measureStarts } from './parts/starts.ts'
import { measureUploads } from './parts/uploads.ts'
import { measureWrites } from './parts/writes.ts'
import { type PartResult, printPart } from './report.ts'

const RESULTS = join(import.meta.dirname, 'results.json')
const PARTS: Readonly<Record<string, () => Promise<PartResult>>> = {
  paging: measurePaging,
  writes: measureWrites,
  pages: measurePageSpeed,
  api: measureApi,
  accounts: measureSignIn,
  uploads: measureUploads,
  drawings: measureDrawings,
  offers: measureOffers,
  messages: measureMessages,
  backup: measureBackups,
  realtime: measureRealtime,
  'realtime-beside-api': measureRealtimeBesideApi,
  'realtime-restart': measureRealtimeRestart,
  'search-quality': measureSearchQuality,
  'search-speed': measureSearchSpeed,
  starts: measureStarts,
  bytes: measurePageBytes,
  lighthouse: measureLighthouse,
  'slow-phone': measureSlowPhone,
}

const FLAGS = ['--misses']

const words = process.argv.slice(2)
const chosen = words.filter((word) => !FLAGS.includes(word))
const unknown = chosen.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}

const results: Record<string, unknown> = await previousResults()
let missed = 0
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const part = await measure()
  printPart(name, part)
  missed += part.promises.filter(({ isKept }) => !isKept).length
  results[name] = {
    at: new Date().toISOString(),
    machine: machine(),
    calibration: await calibrate(),
    ...part,
  }
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}
console.log(missed === 0 ? '\nEvery promise is kept.' : `\n${missed} promises are not kept.`)

/** Reads the results of the last run. Parts that this run does not measure keep these results. */
async function previousResults(): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(RESULTS, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

function machine() {
  return { cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30), node: process.version }
}
