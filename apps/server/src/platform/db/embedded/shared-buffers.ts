const LEAST_MB = 128
const MOST_MB = 2048

/**
 * Returns the PostgreSQL setting `shared_buffers`: an eighth of `memory`, which is in bytes. PostgreSQL's
 * manual recommends a quarter, but that would leave too little memory for the app on the same machine.
 */
export function sharedBuffers(memory: number): string {
  const megabytes = Math.floor(memory / 8 / 2 ** 20)
  return `${Math.min(Math.max(megabytes, LEAST_MB), MOST_MB)}MB`
}
