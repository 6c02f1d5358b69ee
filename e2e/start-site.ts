import { runApp } from './run-app.ts'

/** One site for all flows; they read and never change what it shows. */
export default async function startSite(): Promise<() => Promise<void>> {
  const app = await runApp()
  process.env.E2E_ORIGIN = app.origin
  return app.stop
}
