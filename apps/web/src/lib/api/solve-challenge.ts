import type { Send } from '@verstat/contract'
import { getChallenge } from '@verstat/contract/browser'
import { sha256Hex } from './sha-256.ts'

/** The main thread is blocked for at most this long at once, which is less than a frame. */
const SLICE_MS = 10

type Puzzle = { readonly challenge: string; readonly salt: string; readonly maxNumber: number }

/**
 * Fetches a proof-of-work challenge and solves it, which takes half a second on an average phone. Returns the value of
 * the header `X-Challenge`.
 */
export async function solveChallenge(send: Send): Promise<string> {
  const puzzle = await send(getChallenge, {})
  const { algorithm, challenge, salt, signature } = puzzle
  const number = await findNumber(puzzle)
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

/**
 * Finds the number whose hash is the challenge. Throws when there is no such number, which never happens with our
 * server.
 */
async function findNumber({ challenge, salt, maxNumber }: Puzzle): Promise<number> {
  let pauseAt = performance.now() + SLICE_MS
  for (let number = 0; number <= maxNumber; number += 1) {
    if (sha256Hex(salt + number) === challenge) return number
    if (number % 64 === 0 && performance.now() > pauseAt) {
      await new Promise((resolve) => setTimeout(resolve))
      pauseAt = performance.now() + SLICE_MS
    }
  }
  throw new Error('the challenge has no solution')
}
