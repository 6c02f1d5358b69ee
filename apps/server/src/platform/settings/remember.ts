/** A value of the database that every page needs: read once, and again when a notice says that it changed. */
export type Remembered<T> = {
  readonly current: () => T
  readonly reload: () => Promise<void>
}

/** Reads a value and remembers it until `reload`. */
export async function remember<T>(read: () => Promise<T>): Promise<Remembered<T>> {
  let value = await read()
  return {
    current: () => value,
    reload: async () => {
      value = await read()
    },
  }
}
