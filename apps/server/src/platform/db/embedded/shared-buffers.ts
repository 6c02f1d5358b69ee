const LEAST_MB = 128
const MOST_MB = 2048

/**
 * The cache of the database as PostgreSQL writes sizes: an eighth of the memory, in bytes, that this machine or container
 * has. A quarter, which its manual begins with, would leave too little to the app beside it.
 */
export function sharedBuffers(memory: number): string {
  const megabytes = Math.floor(memory / 8 / 2 ** 20)
  return `${Math.min(Math.max(megabytes, LEAST_MB), MOST_MB)}MB`
}
