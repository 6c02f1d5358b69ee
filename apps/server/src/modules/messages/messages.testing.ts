import { randomUUID } from 'node:crypto'
import { type Conversation, type Message, sendMessage, startConversation } from '@verstat/contract'
import type { TestSite } from '../../test-site.testing.ts'
import { type Maker, newMaker, newOrder, type PlacedOrder } from '../offers/offers.testing.ts'

export type Talk = {
  readonly id: string
  readonly order: PlacedOrder
  readonly maker: Maker
  readonly started: Conversation
}

/** A conversation that the customer of an order has begun with a producer. */
export async function newTalk(
  site: TestSite,
  { order: given, maker: givenMaker, text = 'Чи візьметеся за партію?' }: Partial<TalkInput> = {},
): Promise<Talk> {
  const order = given ?? (await newOrder(site))
  const maker = givenMaker ?? (await newMaker(site))
  const input = { producerId: maker.producerId, orderId: order.id, text }
  const started = await site.call(startConversation, input, order.buyer)
  return { id: started.id, order, maker, started }
}

type TalkInput = { readonly order: PlacedOrder; readonly maker: Maker; readonly text: string }

export async function say(
  { call }: Pick<TestSite, 'call'>,
  conversationId: string,
  from: { readonly token: string },
  text: string,
): Promise<Message> {
  return call(sendMessage, { conversationId, id: randomUUID(), text }, from)
}
