import type { Control } from './brokers/broker.ts'
import type { ClientSession } from './client-session.ts'
import type { NodeContext } from './node-context.ts'
import { CommandRefused, DISCONNECTS } from './protocol/protocol-codes.ts'
import { beginSubscription, serverSubscription } from './protocol/subscribe-command.ts'
import { pushLine } from './protocol/wire-frames.ts'

export function applyControl(
  node: NodeContext,
  control: Control,
  revoke: (user: string, at: number) => void,
): void {
  const { hub } = node
  switch (control.kind) {
    case 'join':
    case 'leave':
      hub.channels.get(control.channel)?.sendJoinLeave(control.kind, control.info)
      return
    case 'unsubscribe':
      for (const session of hub.matching(control.target)) {
        const subscription = session.subscriptions.get(control.channel)
        if (subscription) session.unsubscribe(subscription, { code: control.code, reason: control.reason })
      }
      return
    case 'subscribe':
      for (const session of hub.matching(control.target)) void subscribe(node, session, control.channel)
      return
    case 'disconnect':
      if (control.revokedAt !== undefined) revoke(control.target.user, control.revokedAt)
      for (const session of hub.matching(control.target)) {
        session.end({ code: control.code, reason: control.reason })
      }
      return
    case 'refresh':
      for (const session of hub.matching(control.target)) session.expiresAt = control.expiresAt
  }
}

const FRESH = { isRecovering: false, refusesUnrecovered: false, offset: 0, epoch: '' }

/** Subscribes a connection on behalf of the server and notifies the client. */
async function subscribe(node: NodeContext, session: ClientSession, channel: string): Promise<void> {
  if (session.state !== 'connected' || session.subscriptions.has(channel)) return
  try {
    const subscription = serverSubscription(node, session, channel)
    const { result, settle } = await beginSubscription(node, session, subscription, FRESH)
    session.send(pushLine(channel, 'subscribe', result))
    settle()
  } catch (error) {
    // The connection lacks a channel that it must have, so make the client reconnect.
    if (error instanceof CommandRefused) session.end(DISCONNECTS.insufficientState)
    else session.end(DISCONNECTS.internal)
  }
}
