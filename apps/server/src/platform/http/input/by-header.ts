import { memoize } from '../../process/memoize.ts'

const HEADERS_MAX = 200
const LENGTH_MAX = 100

/** Caches what `read` returns for a header, because browsers send only a few different ones. It is a pure function. */
export function byHeader<T>(read: (header: string) => T): (header: string) => T {
  const known = memoize(read, HEADERS_MAX)
  return (header) => (header.length > LENGTH_MAX ? read(header) : known(header))
}
