import { defineConfig } from 'vitest/config'

const anywhere = ['node_modules/**', '**/dist/**', 'data/**', '.verstat/**']
const setupFiles = ['apps/server/src/platform/testing/fail-on-noise.ts']

const globalSetup = ['apps/server/src/platform/testing/database-setup.ts']

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
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...anywhere, '**/*.{pg,lifecycle,centrifugo}.test.ts'],
          setupFiles,
          // Properties are tried a hundred times each, on machines that may be busy with other things.
          testTimeout: 30_000,
        },
      },
      {
        // Components in a light DOM. One environment a worker: making one costs more than all the tests in it.
        test: {
          name: 'dom',
          include: ['**/*.test.tsx'],
          exclude: anywhere,
          setupFiles,
          environment: 'happy-dom',
          isolate: false,
        },
      },
      {
        test: {
          name: 'pg',
          include: ['**/*.pg.test.ts'],
          exclude: anywhere,
          setupFiles,
          globalSetup,
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
