import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isUnstoredResult } from './apps/server/src/platform/jobs/unstored-result.ts'

const anywhere = ['node_modules/**', '**/dist/**', 'data/**', '.verstat/**']
const setupFiles = ['apps/server/src/platform/testing/fail-on-noise.ts']

const globalSetup = ['apps/server/src/platform/testing/database-setup.ts']

/**
 * Set by scripts/test-soak.ts. Slow tests then repeat their checks more often, and the test suites of the realtime
 * client run too.
 */
const isSoak = process.env.VERSTAT_SOAK === '1'
const provide = { isSoak }

const UPSTREAM = 'packages/realtime/src/upstream/**/*.test.ts'
/**
 * All tests of such a file share one server. A module in the same folder starts the server when the file imports the
 * module, and stops the server after the tests of the file.
 */
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

const OPENSEARCH_CLUSTER = {
  nodes: process.env.OPENSEARCH_NODES?.split(',') ?? [],
  program: {
    java: process.env.OPENSEARCH_JAVA ?? '',
    classPath: process.env.OPENSEARCH_CLASS_PATH ?? '',
  },
}
/** The tests of every search engine. Without a cluster, the project `pg` runs those of the first two lines. */
const OPENSEARCH = {
  test: {
    name: 'opensearch',
    include: [
      'apps/server/src/modules/search/{results,documents}/*.pg.test.ts',
      'apps/server/src/modules/search/suggestions/*.pg.test.ts',
      '**/*.opensearch.test.ts',
    ],
    exclude: anywhere,
    setupFiles,
    globalSetup,
    provide: { ...provide, opensearch: OPENSEARCH_CLUSTER },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
}

export default defineConfig({
  test: {
    // One worker more than cores, because tests that start processes often wait for them.
    maxWorkers: availableParallelism() + 1,
    // A running site goes on after such an error, and so do the tests. Vitest passes a copy that is no `Error`.
    onUnhandledError: (error) => !isUnstoredResult(Object.assign(new Error(error.message), error)),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...anywhere, ...REALTIME, '**/*.{pg,lifecycle,centrifugo,opensearch}.test.ts'],
          setupFiles,
          // Files of a worker share the modules they import (docs/decisions/025).
          isolate: false,
          // The limit is high, because a property test tries a hundred inputs, and the machine may be busy with other
          // work.
          testTimeout: 30_000,
        },
      },
      {
        // Tests of components in happy-dom, a light DOM. They run in one worker, because creating the environment takes
        // longer than all these tests.
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
      // These tests run only if scripts/test-centrifugo.ts has started a Centrifugo server.
      ...(process.env.CENTRIFUGO_HOST ? [CENTRIFUGO] : []),
      // These tests run only if scripts/test-opensearch.ts has started a cluster.
      ...(OPENSEARCH_CLUSTER.nodes.length > 0 ? [OPENSEARCH] : []),
    ],
  },
})
