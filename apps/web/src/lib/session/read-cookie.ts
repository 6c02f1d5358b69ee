/** The value of a cookie of this page that scripts may read; undefined when it is not there or empty. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}
