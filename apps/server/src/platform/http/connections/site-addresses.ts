import { networkInterfaces } from 'node:os'

/**
 * Returns the URL for links. When the server listens on all network interfaces, it also returns the URLs in
 * the local network.
 */
export function siteAddresses(
  host: string,
  port: number,
): { readonly local: string; readonly network: readonly string[] } {
  const listensEverywhere = host === '0.0.0.0' || host === '::'
  if (!listensEverywhere)
    return { local: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, network: [] }
  const network = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
  return { local: `http://127.0.0.1:${port}`, network }
}
