import { rmSync } from 'node:fs'
import { runApp } from './run-app.ts'

/**
 * One site for all flows; they read and never change what it shows. The demo is made once: this site and those of flows
 * that have their own begin with copies of it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const first = await runApp()
  await first.stop({ keepData: true })
  process.env.E2E_DEMO_DATA = first.dataDir
  const app = await runApp()
  process.env.E2E_ORIGIN = app.origin
  return async () => {
    rmSync(first.dataDir, { recursive: true, force: true })
    await app.stop()
  }
}
