import { createPersonCache } from '../../people/person-cache.ts'
import type { PersonLog } from '../../people/person-log.ts'
import { createFreshPages, type FreshPages } from '../../web/page-cache/fresh-pages.ts'
import type { PageKey } from '../../web/page-cache/page-key.ts'
import { createPageMarks } from '../../web/page-cache/page-marks.ts'
import type { Binding } from '../binding.ts'
import type { Actor, Caller } from '../caller.ts'
import type { Parts } from '../input/validation.ts'
import { isSameForAll } from '../visitors-read.ts'

/**
 * Answers to calls of pages that are the same for all people, for a few seconds or until something that they show
 * changes. Pages of people with a session and rarely read pages are rendered for each request, and most of their calls
 * are the same. A person's own data is kept as long too, until something of the person changes.
 */
export type PageCalls = Pick<FreshPages<KeptAnswer>, 'drop' | 'dropAll' | 'setListening'> & {
  /** Returns the kept answer, or makes it. A kept answer is frozen. Rejects when the call is refused. */
  readonly answer: <Ctx>(asked: AskedCall<Ctx>, make: () => Promise<unknown>) => Promise<unknown>
}

type AskedCall<Ctx> = {
  readonly binding: Binding<Ctx>
  readonly caller: Caller
  readonly parts: Parts
  /** Returns the caller's account if the token is right. */
  readonly findActor: () => Promise<Actor | null>
}

type KeptAnswer = {
  readonly answer: unknown
  readonly tags: readonly string[]
  readonly until: number
  readonly status: number
  readonly bytes: () => number
}

/** A page that is made of such answers is kept for up to a minute itself, so they are kept for a short time only. */
const LIFE_MS = 10_000
/** The memory for answers of persons, as a share of all. */
const PERSONS_SHARE = 1 / 4
/** Length of the longest input that is worth keeping, in characters. */
const INPUT_MAX = 1_000

export function createPageCalls({
  people,
  maxBytes,
  now,
}: {
  readonly people: PersonLog
  readonly maxBytes: number
  readonly now: () => Date
}): PageCalls {
  const { find, begin, keep, drop, dropAll, setListening } = createFreshPages<KeptAnswer>({
    maxBytes: maxBytes * (1 - PERSONS_SHARE),
    now,
    lifeMs: LIFE_MS,
  })
  const ofPersons = createPersonCache<unknown>({ log: people, maxBytes: maxBytes * PERSONS_SHARE, now })

  async function answerOfPerson<Ctx>(
    { caller, binding, findActor }: AskedCall<Ctx>,
    make: () => Promise<unknown>,
  ): Promise<unknown> {
    const userId = (await findActor())?.userId
    if (userId === undefined) return make()
    const key = `${userId} ${binding.route.path} ${caller.locale}`
    const found = ofPersons.find(key)
    if (found !== undefined) return found
    const moment = people.moment()
    const value = await make()
    freeze(value)
    const until = now().getTime() + LIFE_MS
    ofPersons.keep(key, { value, userId, moment, until, bytes: sizeOf(value) })
    return value
  }

  return {
    drop,
    dropAll,
    setListening,
    async answer(asked, make) {
      if (isOfCaller(asked)) return answerOfPerson(asked, make)
      const key = keyOf(asked)
      if (!key) return make()
      const found = find(key)
      if (found) return found.answer
      const begun = begin()
      const answer = await make()
      const depends = createPageMarks(now())
      depends.add(asked.binding.marks?.(answer))
      if (!depends.standAlone()) return answer
      const size = sizeOf(answer)
      freeze(answer)
      keep(
        key,
        { answer, tags: depends.tags(), until: depends.until(), status: 200, bytes: () => size },
        begun,
      )
      return answer
    },
  }
}

/** Whether an answer shows nothing but the data of the caller with a session, whatever the call asks for. */
function isOfCaller<Ctx>({ binding, caller, parts }: AskedCall<Ctx>): boolean {
  const { listingToken, answerCode } = caller
  if (!binding.isOfPerson || listingToken !== undefined || answerCode !== undefined) return false
  return [parts.params, parts.query, parts.body].every((part) => Object.keys(part ?? {}).length === 0)
}

/** Estimated memory of an answer. */
function sizeOf(answer: unknown): number {
  return 2 * JSON.stringify(answer).length
}

/** Pages share these objects, so a page that changed one would change what others show. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

/** Returns undefined for a call whose answer may be for its caller alone. */
function keyOf<Ctx>({ binding, caller, parts }: AskedCall<Ctx>): PageKey | undefined {
  if (!isSameForAll(binding, caller)) return undefined
  const { route } = binding
  const input = JSON.stringify([parts.params, parts.query, parts.body])
  if (input.length > INPUT_MAX) return undefined
  return { address: `${route.method} ${route.path} ${caller.locale} ${input}`, isRare: false, unknown: '' }
}
