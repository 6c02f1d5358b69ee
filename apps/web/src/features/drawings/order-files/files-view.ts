import type { FileLink, FileNeed, OrderFiles } from '@verstat/contract'
import { ASK_AGAIN_DAYS } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { closedFileView, type FileView, publicFileView, type Stated } from './file-view.ts'
import { accessPath, filesPath } from './files-path.ts'

/** What a reader can do next to open closed files. */
export type FileStep = {
  readonly text: string
  readonly links: readonly { readonly to: string; readonly text: string }[]
}

/** The files of an order for one reader, as plain texts. */
export type FilesView = {
  readonly orderId: string
  /** The page on which a producer gets at the closed files. */
  readonly path: string
  readonly files: readonly FileView[]
  /** Tells how many files are closed whose names the reader may not know. */
  readonly hidden?: string
  readonly steps: readonly FileStep[]
  /** Why the reader may open the closed files. */
  readonly ground?: string
  /** Whether one archive of all files can be had. */
  readonly canPack: boolean
  /** The page on which the owner decides who may open the closed files. */
  readonly manageHref?: string
}

/** The parts of an order that its files need. */
export type FilesOrder = {
  readonly id: string
  readonly slug: string
  readonly files: readonly FileLink[]
  readonly attributes: Stated
  /** Set for the owner and for staff. */
  readonly access?: 'owner' | 'staff' | undefined
}

type Words = Pick<PageContext, 't' | 'format' | 'now'>

/** Public pictures are left out: the gallery of the order shows them. Null when there is nothing to show. */
export function filesView(words: Words, order: FilesOrder, answer: OrderFiles): FilesView | null {
  const { t } = words
  const { attributes } = order
  const closed = answer.items.filter(({ access }) => access !== 'public')
  const files = [
    ...order.files.map((file) => publicFileView(words, file, attributes)),
    ...closed.map((file) => closedFileView(words, file, attributes, answer.isOwner)),
  ]
  if (files.length === 0 && answer.closed === 0) return null
  const hidden = answer.closed - closed.length
  const ground = groundText(words, answer)
  return {
    orderId: order.id,
    path: filesPath(order.slug),
    files,
    ...(hidden > 0 ? { hidden: t('orderfiles.hidden', { n: hidden }) } : {}),
    steps: stepsOf(words, order, answer),
    ...(ground === undefined ? {} : { ground }),
    canPack:
      files.filter(({ mayOpen }) => mayOpen).length > 1 && closed.some(({ needs }) => needs.length === 0),
    ...(answer.isOwner && answer.closed > 0 ? { manageHref: accessPath(order.id) } : {}),
  }
}

/** The order in which a reader goes through them. */
const STEPS: readonly FileNeed[] = [
  'blocked',
  'sign_in',
  'verify_email',
  'publish_producer',
  'invitation',
  'accept_nda',
  'access',
]

/** Everything that is missing for at least one closed file. */
export function needsOf({ items, needs }: Pick<OrderFiles, 'items' | 'needs'>): readonly FileNeed[] {
  const all = new Set([...needs, ...items.flatMap((item) => item.needs)])
  // Who is blocked cannot do anything about the rest.
  return all.has('blocked') ? ['blocked'] : STEPS.filter((need) => all.has(need))
}

function stepsOf(words: Words, { id, slug, access }: FilesOrder, answer: OrderFiles): readonly FileStep[] {
  if (answer.isOwner) return []
  if (access === 'staff' && answer.closed > 0) {
    const panel = { to: `/panel/listings/order/${id}`, text: words.t('orderfiles.staffLink') }
    return [{ text: words.t('orderfiles.staff'), links: [panel] }]
  }
  return needsOf(answer).map((need) => fileStep(words, slug, answer, need))
}

function fileStep(words: Words, slug: string, answer: OrderFiles, need: FileNeed): FileStep {
  const { t } = words
  const text = t(`orderfiles.need.${need}`)
  const here = filesPath(slug)
  switch (need) {
    case 'sign_in': {
      const next = encodeURIComponent(here)
      return {
        text,
        links: [
          { to: `/login?next=${next}`, text: t('orderfiles.fix.sign_in') },
          { to: `/register?next=${next}`, text: t('orderfiles.fix.register') },
        ],
      }
    }
    case 'verify_email':
      return { text, links: [{ to: '/user/edit', text: t('orderfiles.fix.verify_email') }] }
    case 'publish_producer':
      return {
        text,
        links: [{ to: '/advertisement/producer', text: t('orderfiles.fix.publish_producer') }],
      }
    case 'accept_nda':
      return { text, links: [{ to: `${here}#nda`, text: t('orderfiles.fix.accept_nda') }] }
    case 'access':
      return accessStep(words, here, answer)
    default:
      return { text, links: [] }
  }
}

function accessStep(words: Words, here: string, { request, producers }: OrderFiles): FileStep {
  const { t, format } = words
  if (request?.state === 'asked') {
    return { text: t('orderfiles.request.asked', { date: format.dayTime(request.at) }), links: [] }
  }
  const ask = { to: `${here}#ask`, text: t('orderfiles.fix.access') }
  if (request?.state !== 'revoked') return { text: t('orderfiles.need.access'), links: [ask] }
  const said = t('orderfiles.request.revoked', { date: format.dayTime(request.at) })
  const hasAsked = producers.length > 0 && !producers.some(({ mayAsk }) => mayAsk)
  if (hasAsked) return { text: `${said} ${t('orderfiles.ask.bar.asked_twice')}`, links: [] }
  const again = asksAgainFrom(request)
  if (again <= words.now()) return { text: said, links: [ask] }
  return { text: `${said} ${t('orderfiles.request.again', { date: format.day(again) })}`, links: [] }
}

const DAY_MS = 86_400_000

/** When a producer that was refused may ask once more. */
export function asksAgainFrom({ at }: Pick<NonNullable<OrderFiles['request']>, 'at'>): Date {
  return new Date(Date.parse(at) + ASK_AGAIN_DAYS * DAY_MS)
}

function groundText({ t, format }: Words, { ground, request }: OrderFiles): string | undefined {
  if (ground === null) return undefined
  if (ground === 'granted' && request?.state === 'granted') {
    return t('orderfiles.ground.grantedOn', { date: format.dayTime(request.at) })
  }
  return t(`orderfiles.ground.${ground}`)
}
