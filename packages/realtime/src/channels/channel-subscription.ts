import type { StoredPublication } from '../brokers/broker.ts'
import { type Line, pushLine, writeObject } from '../protocol/wire-frames.ts'
import type { ChannelRules } from './namespaces.ts'
import type { StreamPosition } from './publisher.ts'

/** What a subscription needs of the connection it belongs to. */
export type Subscriber = {
  readonly send: (line: Line) => void
  /** Publications are missing and cannot be had any more. */
  readonly onLost: (subscription: Subscription) => void
}

/** One channel that somebody of this node is subscribed to. */
export class Channel {
  readonly name: string
  readonly subscriptions: Set<Subscription> = new Set()

  constructor(name: string) {
    this.name = name
  }

  /** Writes a publication once and hands it to every subscriber. */
  fanOut(publication: StoredPublication, epoch: string): void {
    if (this.subscriptions.size === 0) return
    const line = pushLine(this.name, 'pub', publicationJson(publication, epoch))
    for (const subscription of this.subscriptions) subscription.deliver(line, publication.offset, epoch)
  }

  tellJoinLeave(kind: 'join' | 'leave', info: string): void {
    const line = pushLine(this.name, kind, `{"info":${info}}`)
    for (const subscription of this.subscriptions) {
      if (subscription.waiting === null) subscription.subscriber.send(line)
    }
  }
}

/** The publication as clients read it. The first one of a stream tells the epoch. */
export function publicationJson({ data, info, tags, offset }: StoredPublication, epoch = ''): string {
  const fields = offset === 0 ? {} : offset === 1 && epoch !== '' ? { offset, epoch } : { offset }
  return writeObject(fields, { data, info, tags })
}

export type SubscriptionOptions = {
  readonly subscriber: Subscriber
  readonly channel: Channel
  readonly rules: ChannelRules
  readonly isServerSide: boolean
  /** JSON that presence shows of this subscription. */
  readonly info?: string | undefined
  /** Milliseconds since 1970; 0: never. */
  readonly expiresAt: number
}

type Waiting = { readonly line: Line; readonly offset: number; readonly epoch: string }

/** More than this between the question where a stream stands and its answer, and the answer is of no use. */
const WAITING_LIMIT = 1_000

/** One connection's subscription to one channel. */
export class Subscription {
  readonly subscriber: Subscriber
  readonly channel: Channel
  readonly rules: ChannelRules
  readonly isServerSide: boolean
  readonly info: string | undefined
  expiresAt: number
  offset = 0
  epoch = ''
  /** What arrives before the client has its answer; null afterwards. */
  waiting: Waiting[] | null = []

  constructor(options: SubscriptionOptions) {
    this.subscriber = options.subscriber
    this.channel = options.channel
    this.rules = options.rules
    this.isServerSide = options.isServerSide
    this.info = options.info
    this.expiresAt = options.expiresAt
  }

  get isPositioned(): boolean {
    return this.rules.isRecoverable === true && keepsHistory(this.rules)
  }

  /** The client has its answer: what arrived meanwhile follows it. */
  settle(position: StreamPosition | null): void {
    if (position) {
      this.offset = position.offset
      this.epoch = position.epoch
    }
    const waiting = this.waiting ?? []
    this.waiting = null
    for (const { line, offset, epoch } of waiting) this.deliver(line, offset, epoch)
  }

  deliver(line: Line, offset: number, epoch: string): void {
    if (this.waiting !== null) {
      if (this.waiting.push({ line, offset, epoch }) > WAITING_LIMIT) this.subscriber.onLost(this)
      return
    }
    const isPartOfStream = offset !== 0 && this.isPositioned
    if (isPartOfStream && epoch === this.epoch && offset <= this.offset) return
    if (isPartOfStream && (epoch !== this.epoch || offset > this.offset + 1)) {
      this.subscriber.onLost(this)
      return
    }
    if (isPartOfStream) this.offset = offset
    this.subscriber.send(line)
  }
}

/** Without both a size and a time there is no stream, hence nothing to recover. */
export function keepsHistory({ historySize = 0, historyTtlSeconds = 0 }: ChannelRules): boolean {
  return historySize > 0 && historyTtlSeconds > 0
}
