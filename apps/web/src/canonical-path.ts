/** Prefixes of paths that end with a case-sensitive code. */
const BEFORE_CODE = /^\/(?:en\/)?(?:verify|password-reset|payment|advertisement\/renew)\//i

/**
 * Returns the canonical form of a path: lower case and no trailing slash. Codes and percent escapes keep their case.
 */
export function canonicalPath(path: string): string {
  const [before = ''] = BEFORE_CODE.exec(path) ?? []
  const code = path.slice(before.length)
  const canonical = before === '' ? lowerCase(path) : lowerCase(before) + code
  return withoutTrailingSlashes(canonical)
}

function withoutTrailingSlashes(path: string): string {
  // A loop removes the slashes, because a regular expression would take quadratic time on ten thousand slashes.
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function lowerCase(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (found) =>
    found.startsWith('%') ? found : found.toLowerCase(),
  )
}
