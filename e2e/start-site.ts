import { rmSync } from 'node:fs'
import { runApp } from './run-app.ts'

/**
 * Starts the site that all flows share. The demo data is created once. This site and the sites of `ownSite` start from
 * copies of the demo data.
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
