import type { IncomingMessage } from 'node:http'

/**
 * Returns whether a request asks for a websocket on a path. Use it as `shouldUpgradeCallback` of an HTTP
 * server, which then answers all other upgrade requests over HTTP, as RFC 9110 permits.
 */
export function websocketUpgrade(path: string): (request: IncomingMessage) => boolean {
  return ({ url, headers }) =>
    url?.split('?', 1)[0] === path && headers.upgrade?.toLowerCase() === 'websocket'
}
