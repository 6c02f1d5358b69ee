import { type LocaleCode, localeFromPath } from '@verstat/i18n'
import { createPersonCache } from '../../people/person-cache.ts'
import type { PersonLog } from '../../people/person-log.ts'
import { type Begun, createFreshPages, type FreshPages } from '../page-cache/fresh-pages.ts'
import type { RenderedPage } from '../page-cache/page-answer.ts'
import { isWorthKeeping } from '../page-cache/page-cache.ts'
import type { PageKey } from '../page-cache/page-key.ts'
import { type GzipPiece, joinPieces, packPiece } from './gzip-pieces.ts'

/** A page without the parts of its user, which stand between the pieces in the order of `slots`. */
export type Frame = Omit<RenderedPage, 'html' | 'cut'> & {
  readonly pieces: readonly GzipPiece[]
  readonly slots: readonly string[]
  readonly bytes: () => number
}

/** The parts of one user, by the name of their slot. */
type Parts = ReadonlyMap<string, GzipPiece>

/**
 * Pages of people with a session. Users share the frame of a page, and pages with the same slots share the parts of a user. Both come
 * from pages that were rendered for some user.
 */
export type UserPages = Pick<FreshPages<Frame>, 'drop' | 'dropAll' | 'setListening'> & {
  /** Returns a page of a user in gzip, if nothing has to be read or rendered for it. */
  readonly find: (key: PageKey, userId: string) => FilledPage | undefined
  readonly begin: () => UserPageBegun
  /** Keeps a page that was rendered for a user. `begun` is what `begin` returned before. */
  readonly keep: (key: PageKey, page: RenderedPage, userId: string, begun: UserPageBegun) => Promise<void>
}

/** A page of a user, in gzip. */
export type FilledPage = { readonly frame: Frame; readonly chunks: readonly Buffer[] }

type UserPageBegun = { readonly page: Begun; readonly person: number }

/** A change of which no trigger tells, such as a notice that becomes old, is seen after this time. */
const PARTS_LIFE_MS = 60_000
/** Estimated memory of a piece besides its bytes, and of a frame besides its pieces and headers. */
const OVERHEAD_BYTES = 200
const FRAME_OVERHEAD_BYTES = 2_000

export function createUserPages({
  people,
  maxBytes,
  now,
}: {
  readonly people: PersonLog
  readonly maxBytes: number
  readonly now: () => Date
}): UserPages {
  const frames = createFreshPages<Frame>({ maxBytes: maxBytes / 2, now })
  const parts = createPersonCache<Parts>({ log: people, maxBytes: maxBytes / 2, now })

  async function keepParts(key: string, userId: string, moment: number, cut: CutSlots): Promise<void> {
    const pieces = new Map<string, GzipPiece>()
    for (const { name, text } of cut.slots) pieces.set(name, await packPiece(Buffer.from(text)))
    const until = now().getTime() + PARTS_LIFE_MS
    parts.keep(key, { value: pieces, userId, moment, until, bytes: sizeOf([...pieces.values()]) })
  }

  return {
    ...frames,
    find(key, userId) {
      const frame = frames.find(key)
      const own = frame && parts.find(partsKey(key, userId, frame.slots))
      const all = own && interleave(frame, own)
      return all && { frame, chunks: joinPieces(all) }
    },
    begin: () => ({ page: frames.begin(), person: people.moment() }),
    async keep(key, rendered, userId, begun) {
      const { html: _, cut, ...page } = rendered
      if (!cut || page.status !== 200 || !isWorthKeeping(rendered)) return
      // A page that names its user outside of its slots is not the same for all users.
      if (cut.texts.some((text) => text.includes(userId))) return
      const slots = cut.slots.map(({ name }) => name)
      await keepParts(partsKey(key, userId, slots), userId, begun.person, cut)
      const pieces = await Promise.all(cut.texts.map((text) => packPiece(Buffer.from(text))))
      const bytes = sizeOf(pieces) + FRAME_OVERHEAD_BYTES
      frames.keep(key, { ...page, pieces, slots, bytes: () => bytes }, begun.page)
    },
  }
}

type CutSlots = NonNullable<RenderedPage['cut']>

/** Pages with the same slots share the parts of a user. */
function partsKey({ address }: PageKey, userId: string, slots: readonly string[]): string {
  const locale: LocaleCode = localeFromPath(address)
  return [userId, locale, ...slots].join(' ')
}

/** Returns undefined when the user has not yet got a page with all these slots. */
function interleave({ pieces, slots }: Frame, parts: Parts): GzipPiece[] | undefined {
  const all: GzipPiece[] = []
  for (const [at, piece] of pieces.entries()) {
    all.push(piece)
    const name = slots[at]
    if (name === undefined) continue
    const part = parts.get(name)
    if (!part) return undefined
    all.push(part)
  }
  return all
}

function sizeOf(pieces: readonly GzipPiece[]): number {
  return pieces.reduce((sum, { packed }) => sum + packed.length + OVERHEAD_BYTES, 0)
}
