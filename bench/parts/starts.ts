import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runApp } from '../../e2e/run-app.ts'
import { median } from '../measure.ts'
import { type PartResult, round } from '../report.ts'

const ROUNDS = 5

export async function measureStarts(): Promise<PartResult> {
  const first: number[] = []
  const second: number[] = []
  for (let i = 0; i < ROUNDS; i += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'verstat-bench-'))
    // When root runs the site, the site's database runs as another user. This user must be able to enter the folder.
    chmodSync(folder, 0o711)
    first.push(await timeStart({ DATA_DIR: folder }))
    second.push(await timeStart({ DATA_DIR: folder }))
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    tables: [
      {
        title: `seconds from the command until the home page has answered, median of ${ROUNDS}, installed and built`,
        columns: ['empty data folder', 'second start'],
        rows: [[round(median(first) / 1_000), round(median(second) / 1_000)]],
      },
    ],
    promises: [],
  }
}

async function timeStart(environment: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now()
  const app = await runApp(environment)
  const answer = await fetch(app.origin)
  await answer.text()
  const took = performance.now() - started
  await app.stop()
  if (!answer.ok) throw new Error(`the home page answered ${answer.status}`)
  return took
}
