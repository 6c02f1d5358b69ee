/** A cached value of the database that every page needs; a change notice triggers `reload`. */
export type Remembered<T> = {
  readonly current: () => T
  readonly reload: () => Promise<void>
}

export async function remember<T>(read: () => Promise<T>): Promise<Remembered<T>> {
  let value = await read()
  return {
    current: () => value,
    reload: async () => {
      value = await read()
    },
  }
}
