const LONGEST = 2_000
const SITE = 'http://site'
const DECODINGS_MAX = 10

/**
 * An address that somebody gave, as the path of this site that it comes to: dot segments resolved, query and fragment
 * kept. Undefined for anything that is not a path, and for another host in any spelling that some browser, or some layer
 * in between, would decode into one.
 */
export function sitePath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > LONGEST || !address.startsWith('/')) return undefined
  if (/[\\\p{Cc}]/u.test(address) || !URL.canParse(address, SITE)) return undefined
  const [path = ''] = address.split(/[?#]/, 1)
  const { origin, pathname, search, hash } = new URL(address, SITE)
  if (origin !== SITE || [...decodings(path), ...decodings(pathname)].some(namesHost)) return undefined
  return pathname + search + hash
}

/** Two slashes in a row begin a host as soon as what stands before them is dropped; a backslash is read as a slash. */
function namesHost(path: string): boolean {
  return path.includes('//') || /[\\\p{Cc}\s]/u.test(path)
}

/** A path as it is and as it is after each decoding, however many layers decode it. */
function decodings(path: string): string[] {
  const found = [path]
  for (let decoded = decodeOnce(path); decoded !== found.at(-1); decoded = decodeOnce(decoded)) {
    found.push(decoded)
    // Each decoding costs the length of the path: nobody escapes an address so often.
    if (found.length > DECODINGS_MAX) return ['//']
  }
  return found
}

/** Only what may name a host matters, and that is ASCII; a broken escape beside it must not save it. */
function decodeOnce(path: string): string {
  return path.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
