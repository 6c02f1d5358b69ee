/** Id of a notice. Only notices that are older than this one are shown. */
export type NoticesQuery = { readonly before?: string }

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads a query such as `?before=…`. Unknown values are ignored. */
export function readNoticesQuery(search: unknown): NoticesQuery {
  const { before } = search as Readonly<Record<string, unknown>>
  return typeof before === 'string' && ID.test(before) ? { before } : {}
}

/** Returns the path without the language prefix. */
export function noticesPath({ before }: NoticesQuery = {}): string {
  return before === undefined ? '/user/notices' : `/user/notices?before=${before}`
}
