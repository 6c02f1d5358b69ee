const LEAST_MB = 128
const MOST_MB = 2048

/**
 * `shared_buffers` as PostgreSQL writes sizes: an eighth of `memory` (bytes) of this machine or container.
 * The quarter that PostgreSQL's manual recommends would leave too little for the app on the same machine.
 */
export function sharedBuffers(memory: number): string {
  const megabytes = Math.floor(memory / 8 / 2 ** 20)
  return `${Math.min(Math.max(megabytes, LEAST_MB), MOST_MB)}MB`
}
