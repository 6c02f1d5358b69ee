/** The value of a cookie readable by scripts; undefined when missing or empty. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}
