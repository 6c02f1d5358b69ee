export type SoakSuite = {
  readonly tests: readonly string[]
  /** Path prefixes; a change below one of them selects the suite. */
  readonly guards: readonly string[]
  /** Whether `npm test` does not run the suite at all. */
  readonly isApart: boolean
}

const HARNESS = ['scripts/test-soak.ts', 'scripts/testing/', 'vitest.config.ts', 'package-lock.json']
const SERVER = 'apps/server/src'

export const SOAK_SUITES: readonly SoakSuite[] = [
  {
    tests: ['packages/realtime/src/upstream'],
    guards: ['packages/realtime/'],
    isApart: true,
  },
  {
    tests: [
      `${SERVER}/modules/accounts/authentication.pg.test.ts`,
      `${SERVER}/modules/accounts/password/reset-password.pg.test.ts`,
    ],
    guards: [`${SERVER}/modules/accounts/`, `${SERVER}/platform/http/`, `${SERVER}/platform/security/`],
    isApart: false,
  },
  {
    tests: [`${SERVER}/modules/directory/listing/moves/listing-model.pg.test.ts`],
    guards: [`${SERVER}/modules/directory/`, `${SERVER}/migrations/`],
    isApart: false,
  },
]

/** The suites that guard one of the files. When changes are unknown (`null`), those that no other command runs. */
export function chosenSuites(changed: readonly string[] | null | 'all'): readonly SoakSuite[] {
  if (changed === 'all') return SOAK_SUITES
  if (changed === null) return SOAK_SUITES.filter(({ isApart }) => isApart)
  return SOAK_SUITES.filter(({ guards, tests }) =>
    changed.some((path) => [...guards, ...tests, ...HARNESS].some((start) => path.startsWith(start))),
  )
}
