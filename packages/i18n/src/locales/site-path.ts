const LONGEST = 2_000
const SITE = 'http://site'
const DECODINGS_MAX = 10

/**
 * Normalises an untrusted address to a path of this site. Undefined for anything else, including other hosts in any
 * spelling that a browser or proxy might decode into one.
 */
export function sitePath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > LONGEST || !address.startsWith('/')) return undefined
  if (/[\\\p{Cc}]/u.test(address) || !URL.canParse(address, SITE)) return undefined
  const [path = ''] = address.split(/[?#]/, 1)
  const { origin, pathname, search, hash } = new URL(address, SITE)
  if (origin !== SITE || [...decodings(path), ...decodings(pathname)].some(namesHost)) return undefined
  return pathname + search + hash
}

/** Two slashes start a host name once the part before them is dropped. Browsers read a backslash as a slash. */
function namesHost(path: string): boolean {
  return path.includes('//') || /[\\\p{Cc}\s]/u.test(path)
}

/** The path and the results of decoding it repeatedly, because any number of layers may decode it. */
function decodings(path: string): string[] {
  const found = [path]
  for (let decoded = decodeOnce(path); decoded !== found.at(-1); decoded = decodeOnce(decoded)) {
    found.push(decoded)
    // Each decoding takes time proportional to the length, and no honest address is escaped this often.
    if (found.length > DECODINGS_MAX) return ['//']
  }
  return found
}

/** Decodes only ASCII, which can name a host, and skips broken escapes: they must not hide a host name. */
function decodeOnce(path: string): string {
  return path.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
