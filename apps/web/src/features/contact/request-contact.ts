import type { CallOptions, Contact, RouteOutput, contactOrder as route, Send } from '@verstat/contract'
import {
  contactOrder,
  contactProducer,
  openedOrderContact,
  openedProducerContact,
} from '@verstat/contract/browser'
import type { ContactTarget } from './contact-target.ts'

type Words = { readonly message?: string; readonly website?: string }

/** Requests the contact details of a listing, or sends the message in `words` to the owner. */
export function requestContact(
  send: Send,
  { kind, id }: ContactTarget,
  words: Words,
  options: CallOptions,
): Promise<RouteOutput<typeof route>> {
  const input = { id, ...words }
  return kind === 'order' ? send(contactOrder, input, options) : send(contactProducer, input, options)
}

/** Returns the contact details if the signed-in user has requested them before. This counts no new request. */
export async function findOpenedContact(
  send: Send,
  { kind, id }: Pick<ContactTarget, 'kind' | 'id'>,
  options: CallOptions,
): Promise<Contact | null> {
  const { contact } = await (kind === 'order'
    ? send(openedOrderContact, { id }, options)
    : send(openedProducerContact, { id }, options))
  return contact
}
