import type { ClientSession } from '../client-session.ts'
import type { NodeContext } from '../node-context.ts'
import { answerHistory, answerPresence, answerPublish, answerRpc } from './channel-commands.ts'
import { answerConnect, answerRefresh } from './connect-command.ts'
import { ConnectionEnded, DISCONNECTS } from './protocol-codes.ts'
import { answerSubRefresh, answerSubscribe, answerUnsubscribe } from './subscribe-command.ts'
import type { Command, Line } from './wire-frames.ts'

/**
 * Executes one command and returns the reply. Returns null when the reply was already sent or there is none.
 */
export async function answerCommand(
  node: NodeContext,
  session: ClientSession,
  command: Command,
): Promise<Line | null> {
  if (command.method !== 'connect' && session.state !== 'connected') {
    throw new ConnectionEnded(DISCONNECTS.badRequest)
  }
  switch (command.method) {
    case 'connect':
      return answerConnect(node, session, command)
    case 'subscribe':
      return answerSubscribe(node, session, command)
    case 'unsubscribe':
      return answerUnsubscribe(session, command)
    case 'publish':
      return answerPublish(node, session, command)
    case 'history':
      return answerHistory(node, session, command)
    case 'presence':
    case 'presence_stats':
      return answerPresence(node, session, command)
    case 'rpc':
      return answerRpc(node, session, command)
    case 'refresh':
      return answerRefresh(node, session, command)
    case 'sub_refresh':
      return answerSubRefresh(node, session, command)
    case 'send':
      throw new ConnectionEnded(DISCONNECTS.notAvailable)
    case null:
      throw new ConnectionEnded(DISCONNECTS.badRequest)
  }
}
