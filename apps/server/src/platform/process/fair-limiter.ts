import { AppError } from '../http/app-error.ts'

export type FairLimiterOptions = {
  /** Maximum number of concurrent tasks. */
  readonly atOnce: number
  /** Maximum number of concurrent tasks of one group. */
  readonly atOncePerGroup: number
  /** Maximum number of queued tasks of one group. Further tasks are refused. */
  readonly waitingPerGroup: number
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number
}

/**
 * Limits concurrent tasks and shares the slots fairly between groups. A group is, for example, the IP network
 * of a caller.
 */
export type FairLimiter = {
  /**
   * Queues a task. Tasks of groups that recently used about the same time run in the order of arrival. Those of a group
   * that used much more wait until no others do. A rejected task frees its slot like any other. Throws `rate_limited` when too many tasks of the
   * group are queued.
   */
  readonly enter: (group: string, task: () => Promise<unknown>) => Waiting
}

/** A queued task. Its methods have no effect once the task has started. */
export type Waiting = {
  /** Also queues the task for another group. The task starts when it is the turn of either group. */
  readonly alsoFor: (group: string) => void
  readonly leave: () => void
}

type Task = { readonly run: () => Promise<unknown>; readonly groups: Set<Group>; readonly arrivedAt: number }
type Group = {
  readonly waiting: Set<Task>
  running: number
  /** Running time of the group's tasks in milliseconds. It decays by half every `HALF_LIFE_MS`. */
  spentMs: number
  spentAt: number
}

const HALF_LIFE_MS = 10_000
/**
 * This share of the recent running time of a group is added to the arrival time of its tasks. Tasks run in the order of
 * the sums, so groups that used about the same time take turns by arrival. If the running time alone decided, a caller
 * with one slow search would wait until all others had used as much.
 */
const PASSED_SHARE = 0.1
/** A longer wait gives no earlier turn. Otherwise the long queue of a group that used much would pass newcomers. */
const COUNTED_WAIT_MS = 500
/** Within this time, a full queue of ordinary searches is processed. */
const RETRY_AFTER_SECONDS = 2
/** When there are more groups than this, idle groups are deleted, the least recently used first. */
const MOST_GROUPS = 10_000

export function createFairLimiter(options: FairLimiterOptions): FairLimiter {
  const { atOnce, atOncePerGroup, waitingPerGroup, now = () => performance.now() } = options
  const groups = new Map<string, Group>()
  const contenders = new Set<Group>()
  let running = 0

  function groupOf(name: string): Group {
    const known = groups.get(name)
    const group = known ?? { waiting: new Set(), running: 0, spentMs: 0, spentAt: now() }
    // Insert the group again, so that the map is ordered by latest use.
    groups.delete(name)
    groups.set(name, group)
    if (!known && groups.size > MOST_GROUPS) forgetOne()
    return group
  }

  function forgetOne() {
    for (const [name, group] of groups) {
      if (group.running > 0 || group.waiting.size > 0) continue
      groups.delete(name)
      return
    }
  }

  function spent({ spentMs, spentAt }: Group): number {
    return spentMs * 0.5 ** ((now() - spentAt) / HALF_LIFE_MS)
  }

  function nextTask(): { readonly task: Task; readonly group: Group } | undefined {
    let next: { readonly task: Task; readonly group: Group; readonly turn: number } | undefined
    for (const group of contenders) {
      const [task] = group.waiting
      if (!task || group.running >= atOncePerGroup) continue
      const turn = PASSED_SHARE * spent(group) - Math.min(now() - task.arrivedAt, COUNTED_WAIT_MS)
      if (!next || turn < next.turn) next = { task, group, turn }
    }
    return next
  }

  function withdraw(task: Task) {
    for (const group of task.groups) {
      group.waiting.delete(task)
      if (group.waiting.size === 0) contenders.delete(group)
    }
  }

  function add(task: Task, group: Group) {
    task.groups.add(group)
    group.waiting.add(task)
    contenders.add(group)
  }

  function beginNext() {
    while (running < atOnce) {
      const next = nextTask()
      if (!next) return
      withdraw(next.task)
      void run(next.task, next.group)
    }
  }

  async function run(task: Task, group: Group): Promise<void> {
    const begunAt = now()
    running += 1
    group.running += 1
    // The caller of `enter` handles a rejection. Here a rejection only ends the task.
    await Promise.allSettled([task.run()])
    running -= 1
    group.running -= 1
    group.spentMs = spent(group) + now() - begunAt
    group.spentAt = now()
    beginNext()
  }

  return {
    enter(name, run) {
      const group = groupOf(name)
      if (group.waiting.size >= waitingPerGroup) {
        throw new AppError('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      const task: Task = { run, groups: new Set(), arrivedAt: now() }
      add(task, group)
      beginNext()
      return {
        alsoFor(other) {
          const second = groupOf(other)
          const isWaiting = [...task.groups].some(({ waiting }) => waiting.has(task))
          if (!isWaiting || task.groups.has(second) || second.waiting.size >= waitingPerGroup) return
          add(task, second)
          beginNext()
        },
        leave: () => withdraw(task),
      }
    },
  }
}
