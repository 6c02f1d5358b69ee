import { rmSync } from 'node:fs'
import { runApp } from './run-app.ts'

/** Starts the site shared by all flows. The demo data is created once; it and `ownSite` start from copies. */
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
