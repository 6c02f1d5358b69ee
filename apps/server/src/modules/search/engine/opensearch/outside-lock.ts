import type { Pool } from 'pg'

/** Id of the advisory lock of the process that changes the index outside. */
const OUTSIDE_LOCK = 7_215_031

/** Rejects when the lock was lost together with its connection. */
export type AssertLocked = () => Promise<void>

/**
 * Runs `work` while this process holds the lock of the index outside. Without `isPatient`, does nothing while another
 * process holds it, and returns undefined.
 */
export async function withOutsideLock<Result>(
  pool: Pool,
  work: (assertLocked: AssertLocked) => Promise<Result>,
  { isPatient = false } = {},
): Promise<Result | undefined> {
  const client = await pool.connect()
  let failure: Error | undefined
  // Without a listener, the end of the connection would end the process.
  const onError = (error: Error) => {
    failure = error
  }
  client.on('error', onError)
  try {
    const lock = isPatient ? 'pg_advisory_lock' : 'pg_try_advisory_lock'
    const { rows } = await client.query<{ locked: boolean }>(
      `select ${lock}($1)::text is distinct from 'false' as locked`,
      [OUTSIDE_LOCK],
    )
    if (!rows[0]?.locked) return undefined
    try {
      return await work(async () => {
        await client.query('select')
      })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [OUTSIDE_LOCK]).catch(onError)
    }
  } finally {
    client.off('error', onError)
    client.release(failure)
  }
}
