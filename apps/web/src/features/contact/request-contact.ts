import type { CallOptions, RouteOutput, contactOrder as route, Send } from '@verstat/contract'
import { contactOrder, contactProducer } from '@verstat/contract/browser'
import type { ContactTarget } from './contact-target.ts'

type Words = { readonly message?: string; readonly website?: string }

/** Requests the contact of a listing, or sends a message to its owner. Throws `ApiError`. */
export function requestContact(
  send: Send,
  { kind, id }: ContactTarget,
  words: Words,
  options: CallOptions,
): Promise<RouteOutput<typeof route>> {
  const input = { id, ...words }
  return kind === 'order' ? send(contactOrder, input, options) : send(contactProducer, input, options)
}
