/** A clock that can be moved, so that months of renewals pass in a test. Only an install with the sandbox has one. */
export type TestClock = {
  readonly now: () => Date
  /** Goes on from this moment; null: from the true time. */
  readonly set: (at: Date | null) => void
}

export function createTestClock(trueNow: () => Date): TestClock {
  let aheadMs = 0
  return {
    now: () => new Date(trueNow().getTime() + aheadMs),
    set: (at) => {
      aheadMs = at === null ? 0 : at.getTime() - trueNow().getTime()
    },
  }
}
