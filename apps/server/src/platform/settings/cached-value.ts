/**
 * A value of the database that every page needs, cached in this process. A change notice triggers `reload`.
 */
export type Cached<T> = {
  readonly current: () => T
  readonly reload: () => Promise<void>
}

export async function cacheValue<T>(read: () => Promise<T>): Promise<Cached<T>> {
  let value = await read()
  return {
    current: () => value,
    reload: async () => {
      value = await read()
    },
  }
}
