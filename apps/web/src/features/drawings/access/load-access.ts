import { notFound, redirect } from '@tanstack/react-router'
import type {
  getNda as ndaRoute,
  OrderFiles,
  PostedFields,
  RejectedForm,
  RouteOutput,
} from '@verstat/contract'
import { apiErrorCode, getNda, getOrder, listOrderFiles } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { type WrittenText, writtenText } from '../../listing/listing-words.ts'
import { asksAgainFrom, type FilesView, filesView, needsOf } from '../order-files/files-view.ts'

export type AccessView = {
  readonly order: { readonly id: string; readonly slug: string; readonly title: WrittenText }
  /** Null when the order has no files but pictures that everybody sees. */
  readonly files: FilesView | null
  readonly producers: OrderFiles['producers']
  /** The agreement, when the order asks for it and the reader can accept it or has accepted it. */
  readonly nda: RouteOutput<typeof ndaRoute> | null
  readonly canAccept: boolean
  readonly canAsk: boolean
  readonly isOwner: boolean
  /** A form that was sent without JavaScript and refused. */
  readonly refused: RejectedForm | null
  /** The link that a form without JavaScript has asked for. */
  readonly opened: PostedFields | null
}

/** Loads the page on which a reader gets access to the closed files of an order. The owner has a page of their own. */
export async function loadAccess(
  context: PageContext,
  slug: string,
  signal: AbortSignal,
): Promise<AccessView> {
  const { send, t, refusedForm = null, postedForm = null } = context
  try {
    const order = await send(getOrder, { slug }, { signal })
    const answer = await send(listOrderFiles, { id: order.id }, { signal })
    if (answer.isOwner && !postedForm && !refusedForm) {
      throw redirect({ to: '/user/orders/$id/files', params: { id: order.id } })
    }
    const needs = needsOf(answer)
    const canAccept = needs.includes('accept_nda') && answer.producers.length > 0
    const showsNda = answer.ndaRequired && (canAccept || answer.ndaAcceptedAt !== null)
    return {
      order: {
        id: order.id,
        slug: order.slug,
        title: writtenText(order.title, t.locale) ?? {
          text: t('orders.row.number', { number: String(order.number) }),
        },
      },
      files: filesView(context, order, answer),
      producers: answer.producers,
      nda: showsNda ? await loadNda(context, order.id, signal) : null,
      canAccept,
      canAsk: needs.includes('access') && mayAsk(answer, context.now()),
      isOwner: answer.isOwner,
      refused: refusedForm,
      opened: postedForm,
    }
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'gone') throw notFound()
    throw error
  }
}

/** The customer's own document is not shown to those who accepted another agreement and may open nothing any more. */
async function loadNda({ send }: PageContext, id: string, signal: AbortSignal): Promise<AccessView['nda']> {
  try {
    return await send(getNda, { id }, { signal })
  } catch (error) {
    if (apiErrorCode(error) === 'not_eligible') return null
    throw error
  }
}

function mayAsk({ request, producers }: OrderFiles, now: Date): boolean {
  if (!producers.some((producer) => producer.mayAsk)) return false
  if (request?.state === 'asked') return false
  return request?.state !== 'revoked' || asksAgainFrom(request) <= now
}
