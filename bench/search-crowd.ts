import { type Send, search } from '@verstat/contract'
import { AppError } from '../apps/server/src/platform/http/app-error.ts'
import { quantile } from './measure.ts'

export const CROWD = 30
export const NONSENSE_WORDS = 12

const ROUNDS = 4
const SEARCHES_A_ROUND = 50
const LETTERS = 'абвгдежзиклмнопрстуфхцчшю'

/**
 * Measures how long simple searches take, first alone and then while a crowd searches for nonsense. Returns the 95th
 * percentile of each case in milliseconds, and the share of nonsense searches that the server refuses.
 */
export async function timeBesideNonsense(
  { person, crowd }: { readonly person: Send; readonly crowd: Send },
  queries: readonly string[],
): Promise<{ readonly quiet95: number; readonly beside95: number; readonly refused: number }> {
  const quiet: number[] = []
  const beside: number[] = []
  let serial = 0
  const timeRound = async (times: number[]) => {
    for (let i = 0; i < SEARCHES_A_ROUND; i += 1) {
      serial += 1
      const started = performance.now()
      // The varying limit makes each request unique, so that two requests never share one response.
      await person(search, { query: queries[i % queries.length] ?? '', limit: 1 + (serial % 60) })
      times.push(performance.now() - started)
    }
  }
  let sent = 0
  let refused = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    await timeRound(quiet)
    let isOver = false
    const connections = Array.from({ length: CROWD }, async () => {
      while (!isOver) {
        sent += 1
        if (await isRefused(crowd)) refused += 1
      }
    })
    await timeRound(beside)
    isOver = true
    await Promise.all(connections)
  }
  return { quiet95: p95(quiet), beside95: p95(beside), refused: refused / sent }
}

async function isRefused(send: Send): Promise<boolean> {
  try {
    await send(search, { query: nonsense() })
    return false
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    // A refused request takes about this long over a network.
    await new Promise((resolve) => setTimeout(resolve, 5))
    return true
  }
}

function nonsense(): string {
  const letter = () => LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? ''
  return Array.from({ length: NONSENSE_WORDS }, () => Array.from({ length: 7 }, letter).join('')).join(' ')
}

function p95(times: readonly number[]): number {
  return quantile(
    times.toSorted((a, b) => a - b),
    0.95,
  )
}
