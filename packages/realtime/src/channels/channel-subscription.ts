import type { StoredPublication } from '../brokers/broker.ts'
import { type Line, pushLine, writeObject } from '../protocol/wire-frames.ts'
import type { ChannelRules } from './namespaces.ts'
import type { StreamPosition } from './publisher.ts'

/** The part of a connection that its subscriptions use. */
export type Subscriber = {
  readonly send: (line: Line) => void
  readonly onLost: (subscription: Subscription) => void
}

export class Channel {
  readonly name: string
  readonly subscriptions: Set<Subscription> = new Set()

  constructor(name: string) {
    this.name = name
  }

  /** Serializes a publication once and delivers it to every subscriber. */
  fanOut(publication: StoredPublication, epoch: string): void {
    if (this.subscriptions.size === 0) return
    const line = pushLine(this.name, 'pub', publicationJson(publication, epoch))
    for (const subscription of this.subscriptions) subscription.deliver(line, publication.offset, epoch)
  }

  sendJoinLeave(kind: 'join' | 'leave', info: string): void {
    const line = pushLine(this.name, kind, `{"info":${info}}`)
    for (const subscription of this.subscriptions) {
      if (subscription.waiting === null) subscription.subscriber.send(line)
    }
  }
}

/** Serializes a publication for clients. The first publication of a stream includes the epoch. */
export function publicationJson({ data, info, tags, offset }: StoredPublication, epoch = ''): string {
  const fields = offset === 0 ? {} : offset === 1 && epoch !== '' ? { offset, epoch } : { offset }
  return writeObject(fields, { data, info, tags })
}

export type SubscriptionOptions = {
  readonly subscriber: Subscriber
  readonly channel: Channel
  readonly rules: ChannelRules
  readonly isServerSide: boolean
  readonly info?: string | undefined
  /** The time in Unix milliseconds; 0 means never. */
  readonly expiresAt: number
}

type Waiting = { readonly line: Line; readonly offset: number; readonly epoch: string }

/**
 * Maximum number of publications that are buffered while the position of the stream is read. When there are
 * more, `onLost` ends the subscription.
 */
const WAITING_LIMIT = 1_000

export class Subscription {
  readonly subscriber: Subscriber
  readonly channel: Channel
  readonly rules: ChannelRules
  readonly isServerSide: boolean
  readonly info: string | undefined
  expiresAt: number
  offset = 0
  epoch = ''
  /**
   * Publications that are buffered until the client has received the reply to its subscribe command. Null
   * afterwards.
   */
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
    return this.rules.isRecoverable === true && hasHistory(this.rules)
  }

  /**
   * Delivers the publications that were buffered before the client received the reply to its subscribe command.
   * Call this method after that reply.
   */
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

/**
 * Whether publications are stored, so that clients can recover missed publications. The rules must set both a
 * size and a time to live.
 */
export function hasHistory({ historySize = 0, historyTtlSeconds = 0 }: ChannelRules): boolean {
  return historySize > 0 && historyTtlSeconds > 0
}
