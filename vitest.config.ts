import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const anywhere = ['node_modules/**', '**/dist/**', 'data/**', '.verstat/**']
const setupFiles = ['apps/server/src/platform/testing/fail-on-noise.ts']

const globalSetup = ['apps/server/src/platform/testing/database-setup.ts']

/** Set by scripts/test-soak.ts: what takes long is tried in full, and the suites of the realtime client run too. */
const isSoak = process.env.VERSTAT_SOAK === '1'
const provide = { isSoak }

const UPSTREAM = 'packages/realtime/src/upstream/**/*.test.ts'
/** Their files share one server, which a module of theirs starts and stops for the file that imports it. */
const REALTIME = ['packages/realtime/src/contract/**/*.test.ts', UPSTREAM]

const CENTRIFUGO = {
  test: {
    name: 'centrifugo',
    include: ['**/*.centrifugo.test.ts'],
    exclude: anywhere,
    setupFiles,
    globalSetup,
  },
}

export default defineConfig({
  test: {
    // By itself vitest leaves one core to its own process, which has little to do after the first seconds.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...anywhere, ...REALTIME, '**/*.{pg,lifecycle,centrifugo}.test.ts'],
          setupFiles,
          // Files of a worker share the modules they import (docs/decisions/025).
          isolate: false,
          // Properties are tried a hundred times each, on machines that may be busy with other things.
          testTimeout: 30_000,
        },
      },
      {
        // Components in a light DOM. One worker: making an environment costs more than all the tests in it.
        test: {
          name: 'dom',
          include: ['**/*.test.tsx'],
          exclude: anywhere,
          setupFiles,
          environment: 'happy-dom',
          isolate: false,
          fileParallelism: false,
          // Projects with another number of workers run in a group of their own.
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'realtime',
          include: REALTIME,
          exclude: isSoak ? anywhere : [...anywhere, UPSTREAM],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'pg',
          include: ['**/*.pg.test.ts'],
          exclude: anywhere,
          setupFiles,
          globalSetup,
          provide,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'lifecycle',
          include: ['**/*.lifecycle.test.ts'],
          exclude: anywhere,
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Only where scripts/test-centrifugo.ts has started one.
      ...(process.env.CENTRIFUGO_HOST ? [CENTRIFUGO] : []),
    ],
  },
})
