import { afterAll, expect, test } from 'vitest'
import { isDatabaseUnavailable } from '../http/database-errors.ts'
import { databaseGate } from '../testing/database-gate.ts'
import { eventually } from '../testing/eventually.ts'
import { silentHttpLog, silentLog } from '../testing/silent-log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { cutWhenLost } from './lost-server.ts'
import { listenForNotices } from './notice-listener.ts'
import { createDatabase } from './pool.ts'

const { connection, pool: direct } = await testDatabase<Record<string, never>>()
const gate = await databaseGate(connection)

afterAll(() => gate.shut())

test('a query on a server that went silent fails as unavailable, and a slow one does not', async () => {
  const { pool, close } = createDatabase({ connection: gate.connection, log: silentLog })
  const watch = cutWhenLost({ pool, log: silentHttpLog, lostMs: 0 })
  // Longer than the server may be silent.
  await pool.query('select pg_sleep(1.2)')
  gate.silence({ isForNew: true })
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseUnavailable)
  gate.speak()
  await eventually('it answers again', async () => {
    try {
      return (await pool.query('select 1 as n')).rows[0]
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return false
    }
  })
  await watch.stop()
  await close()
})

test('a listener whose connection went silent hears of changes over another one', async () => {
  const heard: string[] = []
  const listener = listenForNotices({
    connection: gate.connection,
    channel: 'test_of_silence',
    log: silentHttpLog,
    onNotice: (payload) => void heard.push(payload),
    onListening: () => {},
  })
  await listener.started
  gate.silence()
  await eventually('it hears', async () => {
    await direct.query("select pg_notify('test_of_silence', 'a change')")
    return heard.length > 0
  })
  await listener.stop()
})
