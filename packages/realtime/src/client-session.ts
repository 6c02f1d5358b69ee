import { randomUUID } from 'node:crypto'
import type { Subscriber, Subscription } from './channels/channel-subscription.ts'
import type { Limits } from './limits/limits.ts'
import {
  type CloseReason,
  CommandRefused,
  ConnectionEnded,
  DISCONNECTS,
  ERRORS,
  UNSUBSCRIBES,
} from './protocol/protocol-codes.ts'
import { type Command, errorLine, type Line, PING, pushLine, readFrame } from './protocol/wire-frames.ts'
import { type EmulationSecret, newEmulationSecret } from './transports/emulation-secret.ts'
import { type LineWriter, OutgoingLines } from './transports/outgoing-lines.ts'

/**
 * The connection to one client. The transport calls `drained` of its session when its write buffer is empty
 * again.
 */
export type Transport = LineWriter & {
  readonly name: 'websocket' | 'http_stream' | 'sse'
  /**
   * Whether commands arrive as separate HTTP requests. Then only a push message can tell why the connection
   * ends.
   */
  readonly isEmulated: boolean
  readonly close: (reason: CloseReason) => void
}

export type SessionHost = {
  readonly limits: Limits
  readonly now: () => number
  /**
   * Executes a command and returns the reply, if there is one. Throws `CommandRefused` or `ConnectionEnded`.
   */
  readonly answer: (session: ClientSession, command: Command) => Promise<Line | null>
  readonly flushSoon: (session: ClientSession) => void
  readonly onUnsubscribed: (subscription: Subscription, session: ClientSession) => void
  readonly onEnded: (session: ClientSession, reason: CloseReason | null) => void
  readonly onFault: (error: unknown) => void
}

/**
 * The state of one connection: a session takes frames from the client and produces lines for the client. A
 * session is independent of sockets.
 */
export class ClientSession implements Subscriber {
  readonly id: string = randomUUID()
  /**
   * Identifies the connection when a client without a websocket sends its commands as separate HTTP requests.
   */
  readonly emulation: EmulationSecret | null
  readonly transport: Transport
  readonly subscriptions: Map<string, Subscription> = new Map()
  state: 'new' | 'connected' | 'refused' | 'closed' = 'new'
  user = ''
  info: string | undefined
  /** The time in Unix milliseconds; 0 means never. */
  expiresAt = 0
  readonly #host: SessionHost
  readonly #openedAt: number
  #queue: Command[] = []
  #isAnswering = false
  readonly #out = new OutgoingLines()
  #nextPingAt = 0
  #pongDueAt = 0
  #credit: number
  #creditAt: number

  constructor(host: SessionHost, transport: Transport) {
    this.#host = host
    this.transport = transport
    this.emulation = transport.isEmulated ? newEmulationSecret() : null
    this.#openedAt = host.now()
    this.#credit = host.limits.commandBurst
    this.#creditAt = this.#openedAt
  }

  get isClosed(): boolean {
    return this.state === 'closed'
  }

  /** Processes the commands in a frame of the client, one after another. */
  receive(frame: string): void {
    if (this.state === 'closed' || this.state === 'refused') return
    const commands = readFrame(frame)
    if (commands) this.#queue.push(...commands)
    else this.end(DISCONNECTS.badRequest)
    if (!this.#isAnswering) void this.#answerAll()
  }

  async #answerAll(): Promise<void> {
    this.#isAnswering = true
    for (let command = this.#queue.shift(); command && this.#isOpen(); command = this.#queue.shift()) {
      await this.#answer(command)
    }
    this.#queue = []
    this.#isAnswering = false
  }

  #isOpen(): boolean {
    return this.state === 'new' || this.state === 'connected'
  }

  async #answer(command: Command): Promise<void> {
    const { id, method } = command
    try {
      if (id === 0 && method !== 'send') return this.#handlePong()
      if (!this.#admitRequest(id)) return
      const line = await this.#host.answer(this, command)
      if (line) this.send(line)
    } catch (error) {
      if (error instanceof ConnectionEnded) return this.end(error.disconnect)
      if (!(error instanceof CommandRefused)) this.#host.onFault(error)
      this.send(errorLine(id, error instanceof CommandRefused ? error.reply : ERRORS.internal))
      // When the connect command is refused, commands that were sent along with it are dropped. The client
      // starts over.
      if (method === 'connect') this.state = this.isClosed ? 'closed' : 'refused'
    }
  }

  #handlePong(): void {
    if (this.#pongDueAt === 0) throw new ConnectionEnded(DISCONNECTS.badRequest)
    this.#pongDueAt = 0
  }

  #admitRequest(id: number): boolean {
    const { commandBurst, commandsPerSecond } = this.#host.limits
    const now = this.#host.now()
    const earned = ((now - this.#creditAt) / 1000) * commandsPerSecond
    this.#credit = Math.min(commandBurst, this.#credit + earned) - 1
    this.#creditAt = now
    if (this.#credit >= 0) return true
    if (this.#credit < -commandBurst) throw new ConnectionEnded(DISCONNECTS.tooManyRequests)
    if (id !== 0) this.send(errorLine(id, ERRORS.tooManyRequests))
    return false
  }

  /**
   * Starts to send pings. The first ping is sent at a random time in the second half of the interval, to
   * spread the load.
   */
  startPings(): void {
    const { pingMs } = this.#host.limits
    this.#nextPingAt = this.#host.now() + pingMs * (0.5 + Math.random() / 2)
  }

  send(line: Line): void {
    if (this.isClosed) return
    if (this.#out.add(line)) this.#host.flushSoon(this)
    else if (this.#out.bytes > this.#host.limits.queueBytes) this.flush()
  }

  flush(): void {
    if (this.isClosed) return
    if (this.#out.writeTo(this.transport) > this.#host.limits.queueBytes) this.end(DISCONNECTS.slow)
  }

  drained(): void {
    this.#out.drained()
    this.flush()
  }

  tick(now: number): void {
    const { staleMs, pingMs, pongMs, graceMs } = this.#host.limits
    if (this.isClosed) return
    if (this.state !== 'connected') {
      if (now - this.#openedAt >= staleMs) this.end(DISCONNECTS.stale)
      return
    }
    if (this.#pongDueAt !== 0 && now >= this.#pongDueAt) this.end(DISCONNECTS.noPong)
    else if (this.expiresAt !== 0 && now >= this.expiresAt + graceMs) this.end(DISCONNECTS.connectionExpired)
    for (const subscription of this.subscriptions.values()) {
      if (subscription.expiresAt !== 0 && now >= subscription.expiresAt + graceMs) this.#expire(subscription)
    }
    if (this.#nextPingAt !== 0 && now >= this.#nextPingAt) {
      this.#nextPingAt = now + pingMs
      this.#pongDueAt = now + pongMs
      this.send(PING)
    }
  }

  #expire(subscription: Subscription): void {
    if (subscription.isServerSide) this.end(DISCONNECTS.subscriptionExpired)
    else this.unsubscribe(subscription, UNSUBSCRIBES.expired)
  }

  onLost(subscription: Subscription): void {
    if (subscription.isServerSide) this.end(DISCONNECTS.insufficientState)
    else this.unsubscribe(subscription, UNSUBSCRIBES.insufficientState)
  }

  unsubscribe(subscription: Subscription, reason: CloseReason): void {
    if (!this.drop(subscription)) return
    this.send(pushLine(subscription.channel.name, 'unsubscribe', JSON.stringify(reason)))
  }

  /** Ends a subscription without a push message. Returns false when it had already ended. */
  drop(subscription: Subscription): boolean {
    if (this.subscriptions.get(subscription.channel.name) !== subscription) return false
    this.subscriptions.delete(subscription.channel.name)
    this.#host.onUnsubscribed(subscription, this)
    return true
  }

  end(reason: CloseReason): void {
    if (this.isClosed) return
    const last = this.#out.takeRemaining()
    if (this.transport.isEmulated) last.push(pushLine(null, 'disconnect', JSON.stringify(reason)))
    if (last.length > 0) this.transport.write(last)
    // Close the socket before the session is removed. Otherwise the old connection of a client that
    // reconnects would still be counted.
    this.transport.close(reason)
    this.closed(reason)
  }

  closed(reason: CloseReason | null = null): void {
    if (this.isClosed) return
    this.state = 'closed'
    this.#out.takeRemaining()
    this.#queue = []
    const subscriptions = [...this.subscriptions.values()]
    this.subscriptions.clear()
    for (const subscription of subscriptions) this.#host.onUnsubscribed(subscription, this)
    this.#host.onEnded(this, reason)
  }
}
