import type { IncomingMessage } from 'node:http'

/**
 * Answers whether a request asks for a websocket at a path. For `shouldUpgradeCallback` of an HTTP server: whatever else
 * asks for another protocol is then answered in HTTP, as RFC 9110 lets a server do.
 */
export function websocketUpgrade(path: string): (request: IncomingMessage) => boolean {
  return ({ url, headers }) =>
    url?.split('?', 1)[0] === path && headers.upgrade?.toLowerCase() === 'websocket'
}
