const LONGEST = 2_000
const SITE = 'http://site'
const DECODINGS_MAX = 10

/**
 * Turns an untrusted address into a path of this site. Returns undefined for any address that a browser or proxy might
 * read as another host, even after decoding it several times.
 */
export function sitePath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > LONGEST || !address.startsWith('/')) return undefined
  if (/[\\\p{Cc}]/u.test(address) || !URL.canParse(address, SITE)) return undefined
  const [path = ''] = address.split(/[?#]/, 1)
  const { origin, pathname, search, hash } = new URL(address, SITE)
  if (origin !== SITE || [...decodings(path), ...decodings(pathname)].some(namesHost)) return undefined
  return pathname + search + hash
}

/**
 * If a proxy removes the start of a path, two slashes further on may start a host name. Browsers read a backslash as a
 * slash.
 */
function namesHost(path: string): boolean {
  return path.includes('//') || /[\\\p{Cc}\s]/u.test(path)
}

/**
 * Returns the path and the results of decoding it repeatedly, because proxies and browsers may decode it several times.
 */
function decodings(path: string): string[] {
  const found = [path]
  for (let decoded = decodeOnce(path); decoded !== found.at(-1); decoded = decodeOnce(decoded)) {
    found.push(decoded)
    // Refuses the path, because each decoding takes time and no valid path is escaped this often.
    if (found.length > DECODINGS_MAX) return ['//']
  }
  return found
}

/**
 * Decodes only ASCII characters, because others cannot name a host. Broken escapes are skipped, so that they cannot
 * hide the name of a host.
 */
function decodeOnce(path: string): string {
  return path.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
