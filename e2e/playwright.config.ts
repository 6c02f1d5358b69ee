import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'
import { patience } from './slower.ts'

// The browser is searched for only once. Worker processes read this file again, but they inherit the variable.
process.env.E2E_BROWSER ??= JSON.stringify(await findBrowser())
const browser: { path: string; env: Record<string, string> } = JSON.parse(process.env.E2E_BROWSER)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './start-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the two cores of a small machine, because a flow often waits for its page. Four are no faster.
  workers: 3,
  timeout: patience(60_000),
  expect: { timeout: patience(10_000) },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: browser.path,
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
  },
})
