import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTENT_KINDS } from '../../content/content-kind.ts'
import { make3mf } from '../../content/make-files.testing.ts'
import { makePdf } from '../documents/make-pdf.testing.ts'
import { circle as arcCircle, makeDxf, rectangle } from '../outlines/make-dxf.testing.ts'
import { READING_MS_MAX } from '../reading.ts'
import { stepBox } from '../solids/exchange/step-files.testing.ts'
import { binaryStl, sphere, textStl } from '../solids/shapes.testing.ts'
import { createRandom, mutated } from './mutated.testing.ts'

/**
 * Reads many broken drawings of each kind, made by changing sound ones. A reader may refuse a file or be stopped by its
 * limits. It must never end without an answer, and the next process must start at once.
 */
const FILES = process.argv.includes('--short') ? 100 : 2_000
/** Names of samples to which the run is confined, or their beginnings. */
const ONLY = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const RESTART_MS_MAX = 2_000
const PROJECT_DIR = join(import.meta.dirname, '../../../../../../..')
const CHILD = join(import.meta.dirname, 'read-files.child.ts')

/** IGES has no small sample of our own: the package that reads it brings one. */
const IGES = join(PROJECT_DIR, 'node_modules/occt-import-js/test/testfiles/cube-10x10mm/Cube 10x10.igs')

type Sample = {
  readonly name: string
  readonly mime: string
  readonly content: Buffer
  /** Puts the changed content into a sound container, whose checks would otherwise refuse nearly every file. */
  readonly pack?: (content: Buffer) => Buffer
}

const SAMPLES: readonly Sample[] = [
  { name: 'STL, binary', mime: 'model/stl', content: binaryStl(sphere(10, 24, 12)) },
  { name: 'STL, text', mime: 'model/stl', content: textStl(sphere(10, 12, 6)) },
  { name: 'OBJ', mime: CONTENT_KINDS.obj.mime, content: Buffer.from(obj()) },
  { name: '3MF, package', mime: CONTENT_KINDS['3mf'].mime, content: make3mf(model()) },
  {
    name: '3MF, model',
    mime: CONTENT_KINDS['3mf'].mime,
    content: Buffer.from(model()),
    pack: (content) => make3mf(content),
  },
  { name: 'STEP', mime: 'model/step', content: Buffer.from(stepBox([10, 20, 30])) },
  { name: 'IGES', mime: CONTENT_KINDS.igs.mime, content: await readFile(IGES) },
  {
    name: 'DXF',
    mime: 'image/vnd.dxf',
    content: makeDxf({ entities: [rectangle(0, 0, 100, 50), arcCircle(50, 25, 10)] }),
  },
  { name: 'PDF', mime: 'application/pdf', content: makePdf(5) },
]

let failures = 0
const folder = await mkdtemp(join(tmpdir(), 'verstat-fuzz-'))
try {
  for (const sample of SAMPLES) {
    if (ONLY.length === 0 || ONLY.some((name) => sample.name.startsWith(name))) await fuzz(sample)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.stdout.write(failures === 0 ? 'Nothing was found.\n' : `${failures} findings.\n`)
process.exitCode = failures === 0 ? 0 : 1

async function fuzz({ name, mime, content, pack = (changed) => changed }: Sample): Promise<void> {
  const random = createRandom(name.length * 7_919 + 1)
  const counts = { ready: 0, failed: 0, memory: 0, stopped: 0 }
  let slowestStart = 0
  let child = await start()
  for (let n = 0; n < FILES; n += 1) {
    const path = join(folder, 'file')
    await writeFile(path, pack(mutated(content, random)))
    const answer = await ask(child, { path, mime })
    counts[answer] += 1
    if (answer !== 'stopped') continue
    child.kill('SIGKILL')
    const startedAt = performance.now()
    child = await start()
    slowestStart = Math.max(slowestStart, performance.now() - startedAt)
  }
  child.disconnect()
  if (slowestStart > RESTART_MS_MAX) failures += 1
  process.stdout.write(
    `${name}: ${FILES} files, ${counts.ready} read, ${counts.failed + counts.memory} refused, ` +
      `${counts.stopped} stopped by the limits, next process after at most ${Math.round(slowestStart)} ms\n`,
  )
}

function start(): Promise<ChildProcess> {
  const child = fork(CHILD, {
    execArgv: ['--max-old-space-size=320', '--max-semi-space-size=16'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('error', reject)
  })
}

type Answer = 'ready' | 'failed' | 'memory' | 'stopped'

function ask(child: ChildProcess, file: { path: string; mime: string }): Promise<Answer> {
  return new Promise((resolve) => {
    const done = (answer: Answer) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(answer)
    }
    const onMessage = (message: unknown) => done(message as Answer)
    const onExit = () => done('stopped')
    const timer = setTimeout(() => done('stopped'), READING_MS_MAX)
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send(file)
  })
}

function obj(): string {
  const points = Array.from({ length: 40 }, (_, n) => `v ${Math.cos(n)} ${Math.sin(n)} ${n / 10}`)
  const faces = Array.from({ length: 38 }, (_, n) => `f ${n + 1} ${n + 2} ${n + 3}`)
  return `${[...points, ...faces].join('\n')}\n`
}

/** A part that is placed three times, once through another object. */
function model(): string {
  const shape = sphere(10, 12, 6)
  const points = shape.flat().map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`)
  const corners = shape.map((_, n) => `<triangle v1="${3 * n}" v2="${3 * n + 1}" v3="${3 * n + 2}"/>`)
  const mesh = `<mesh><vertices>${points.join('')}</vertices><triangles>${corners.join('')}</triangles></mesh>`
  const turned = 'transform="0 1 0 -1 0 0 0 0 1 40 0 0"'
  return `<?xml version="1.0"?><model unit="millimeter"><resources>
<object id="1" type="model">${mesh}</object>
<object id="2"><components><component objectid="1"/><component objectid="1" ${turned}/></components></object>
</resources><build><item objectid="1"/><item objectid="2" transform="1 0 0 0 1 0 0 0 1 0 50 0"/></build></model>`
}
