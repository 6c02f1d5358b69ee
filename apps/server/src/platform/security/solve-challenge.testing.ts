import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Challenge } from './challenge.ts'

/** Fetches a challenge and solves it, as a browser does. Returns the value of the header `X-Challenge`. */
export async function solveChallenge(http: FastifyInstance): Promise<string> {
  const challenge = (await http.inject('/v1/challenge')).json<Challenge>()
  return solutionOf(challenge)
}

export function solutionOf({ algorithm, challenge, maxNumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (
      createHash('sha256')
        .update(salt + number)
        .digest('hex') !== challenge
    )
      continue
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  }
  throw new Error('the challenge has no solution')
}
