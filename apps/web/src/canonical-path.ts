/** What follows is a code, in which letters are told apart. */
const BEFORE_CODE = /^\/(?:en\/)?(?:verify|password-reset|payment|advertisement\/renew)\//i

/**
 * The one spelling of a path: small letters, without a slash at its end. Codes stay as they are, and so do escapes, which
 * mean the same in either case.
 */
export function canonicalPath(path: string): string {
  const [before = ''] = BEFORE_CODE.exec(path) ?? []
  const code = path.slice(before.length)
  const spelled = before === '' ? inSmallLetters(path) : inSmallLetters(before) + code
  return withoutLastSlash(spelled)
}

function withoutLastSlash(path: string): string {
  // Counted, because an expression would try each of ten thousand slashes anew.
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function inSmallLetters(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (found) =>
    found.startsWith('%') ? found : found.toLowerCase(),
  )
}
