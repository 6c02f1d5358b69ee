import { randomUUID } from 'node:crypto'
import type { Broker, Control, NewPublication, Relayed } from './brokers/broker.ts'
import { withTimeout } from './brokers/broker-wait.ts'
import { rulesOf } from './channels/channel-access.ts'
import { Hub } from './channels/hub.ts'
import type { NamespaceTable } from './channels/namespaces.ts'
import type { Publication, PublishResult, RealtimePublisher } from './channels/publisher.ts'
import { catchUp, checkPositions } from './channels/stream-repair.ts'
import { ClientSession, type SessionHost, type Transport } from './client-session.ts'
import { LIMITS, type Limits } from './limits/limits.ts'
import type { NodeContext, RpcHandler } from './node-context.ts'
import { answerCommand } from './protocol/answer-command.ts'
import { presenceStats, retentionOf } from './protocol/channel-commands.ts'
import { CommandRefused, DISCONNECTS, ERRORS, UNSUBSCRIBES } from './protocol/protocol-codes.ts'
import { publishJoinLeave } from './protocol/subscribe-command.ts'
import { applyControl } from './server-control.ts'
import { createRevocations } from './tokens/revocations.ts'
import type { TokenKeys } from './tokens/tokens.ts'
import { type ClosingConnections, createClosingConnections } from './transports/closing-connections.ts'
import { emulationKey } from './transports/emulation-secret.ts'
import { createFlushQueue } from './transports/flush-queue.ts'

export type RealtimeOptions = {
  /** The id of this node; by default random. */
  readonly id?: string
  readonly namespaces: NamespaceTable
  readonly keys: TokenKeys
  readonly broker: Broker
  readonly allowsAnonymous: boolean
  /** Disables all access checks. Use it only in tests. */
  readonly isInsecure?: boolean
  readonly limits?: Partial<Limits>
  readonly rpc?: Readonly<Record<string, RpcHandler>>
  readonly version?: string
  readonly now?: () => number
  /** Whether the process has other urgent work. While it has, broadcasts are slowed down. */
  readonly isBusy?: () => boolean
  readonly onFault: (error: unknown) => void
}

export type RealtimeStats = {
  readonly connections: number
  readonly subscriptions: number
  readonly channels: number
  /** Number of connections that were closed since the start because the client did not read. */
  readonly slow: number
}

/** One node of the realtime server, without transports. Transports call `open` for each new connection. */
export type RealtimeServer = RealtimePublisher & {
  readonly node: NodeContext
  readonly open: (transport: Transport) => ClientSession | null
  readonly closing: ClosingConnections
  /**
   * Forwards the commands of a client without a websocket, which arrived as an HTTP request, to the node that
   * holds the client's connection.
   */
  readonly emulate: (node: string, secret: string, data: string) => Promise<Relayed>
  readonly stats: () => RealtimeStats
  /** Disconnects all clients, spread over the time `overMs` so that they do not all reconnect at once. */
  readonly drain: (overMs: number) => Promise<void>
  readonly stop: () => Promise<void>
}

const TICK_MS = 1_000
const DRAIN_STEP_MS = 50

/** Starts a node. Rejects when the broker fails to start. */
export async function startRealtime(options: RealtimeOptions): Promise<RealtimeServer> {
  const { broker, now = Date.now, onFault } = options
  const limits = { ...LIMITS, ...options.limits }
  const hub = new Hub()
  const revocations = createRevocations(now)
  const node: NodeContext = {
    id: options.id ?? randomUUID(),
    version: options.version ?? 'embedded',
    namespaces: options.namespaces,
    keys: options.keys,
    isInsecure: options.isInsecure ?? false,
    allowsAnonymous: options.allowsAnonymous,
    rpc: options.rpc ?? {},
    limits,
    broker,
    hub,
    now,
    revokedAt: revocations.of,
  }
  const closing = createClosingConnections()
  const counts = { slow: 0 }
  let isDraining = false

  const host: SessionHost = {
    limits,
    now,
    answer: (session, command) => answerCommand(node, session, command),
    flushSoon: createFlushQueue(options.isBusy ?? (() => false)),
    onUnsubscribed(subscription, session) {
      hub.leave(subscription)
      publishJoinLeave(node, 'leave', session, subscription)
    },
    onEnded: (session, reason) => {
      hub.close(session)
      if (session.emulation) broker.relay?.dismiss(session.emulation.key)
      if (reason?.code === DISCONNECTS.slow.code) counts.slow += 1
    },
    onFault,
  }

  await broker.start({
    onPublication: (channel, publication, epoch) => hub.channels.get(channel)?.fanOut(publication, epoch),
    onCommands: (key, data) => hub.byKey(key)?.receive(data),
    onControl: (control) => applyControl(node, control, revocations.add),
    onGap: () => report(catchUp(node, [...hub.channels.values()])),
  })
  let nextCheckAt = now() + limits.positionCheckMs
  const timer = setInterval(tick, TICK_MS)
  timer.unref()

  function tick(): void {
    const at = now()
    for (const session of hub.sessions) session.tick(at)
    if (at < nextCheckAt) return
    nextCheckAt = at + limits.positionCheckMs
    revocations.forgetOld()
    report(checkPositions(node))
  }

  function report(work: Promise<unknown>): void {
    work.catch(onFault)
  }

  const sendControl = (control: Control) => withTimeout(limits.brokerMs, broker.sendControl(control))

  return {
    node,
    closing,
    open(transport) {
      if (isDraining) return null
      const session = new ClientSession(host, transport)
      hub.open(session)
      return session
    },
    async emulate(nodeId, secret, data) {
      const key = emulationKey(secret)
      if (key === undefined) return 'unknown'
      const session = hub.byKey(key)
      session?.receive(data)
      if (session) return 'taken'
      if (nodeId === node.id || !broker.relay) return 'unknown'
      return withTimeout(limits.brokerMs, broker.relay.pass(key, data))
    },
    publish: (publications) => publish(node, publications),
    async position(channel) {
      rulesOf(node.namespaces, channel)
      const [position] = await broker.positions([channel])
      return position ?? { offset: 0, epoch: '' }
    },
    async presenceStats(channel) {
      const stats = presenceStats(node, channel)
      return { clients: stats.num_clients, users: stats.num_users }
    },
    unsubscribe: (user, channel) =>
      sendControl({ kind: 'unsubscribe', target: { user }, channel, ...UNSUBSCRIBES.server }),
    disconnect: (user, { code, reason }, { isRevoked = false } = {}) =>
      sendControl({
        kind: 'disconnect',
        target: { user },
        code,
        reason,
        ...(isRevoked ? { revokedAt: now() } : {}),
      }),
    stats: () => ({
      connections: hub.sessions.size,
      subscriptions: [...hub.channels.values()].reduce((sum, one) => sum + one.subscriptions.size, 0),
      channels: hub.channels.size,
      ...counts,
    }),
    async drain(overMs) {
      isDraining = true
      const waiting = [...hub.sessions]
      const share = Math.ceil(waiting.length / Math.max(1, Math.floor(overMs / DRAIN_STEP_MS)))
      while (waiting.length > 0) {
        for (const session of waiting.splice(0, share)) session.end(DISCONNECTS.shutdown)
        if (waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, DRAIN_STEP_MS))
      }
    },
    async stop() {
      isDraining = true
      clearInterval(timer)
      for (const session of [...hub.sessions]) session.end(DISCONNECTS.shutdown)
      await closing.finish()
      await broker.stop()
    },
  }
}

async function publish(
  node: NodeContext,
  publications: readonly Publication[],
): Promise<readonly PublishResult[]> {
  const validated = publications.map((publication) => validate(node, publication))
  const good = validated.flatMap((one) => ('publication' in one ? [one.publication] : []))
  const positions = [...(await node.broker.publish(good))]
  return validated.map((one) => ('publication' in one ? { position: positions.shift() ?? null } : one))
}

function validate(
  node: NodeContext,
  { channel, data, idempotencyKey }: Publication,
): { readonly publication: NewPublication } | Extract<PublishResult, { error: unknown }> {
  try {
    const keep = retentionOf(rulesOf(node.namespaces, channel))
    const json = JSON.stringify(data)
    const { maxUnstoredBytes = Number.POSITIVE_INFINITY } = node.broker
    if (keep === null && Buffer.byteLength(json) > maxUnstoredBytes)
      throw new CommandRefused(ERRORS.limitExceeded)
    const key = idempotencyKey === undefined ? {} : { idempotencyKey }
    return { publication: { channel, data: json, keep, ...key } }
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    const { code, message, temporary = false } = error.reply
    return { error: { code, message, isTemporary: temporary } }
  }
}
