import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { endProcesses, runProcess } from '../../platform/testing/run-process.ts'
import { brokenInvariants } from './billing-invariants.testing.ts'
import { after, chargingSite, START } from './charging.testing.ts'

const WORKER = join(import.meta.dirname, 'charge-worker.testing.ts')
const MINUTE_MS = 60_000
const { site, charged, stopOtherCharges } = await chargingSite()
const { db, connection } = site.database

type Charge = { reference: string; amount: number }
/**
 * `taken` contains the charges that the bank received. While `isMute` is true, the bank never responds. `takes` says
 * whether the bank executes a charge.
 */
const taken: Charge[] = []
const bank = { taken, requested: 0, isMute: false, takes: true, heard: () => {} }
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  if (request.url?.startsWith('/api/merchant/statement')) {
    const list = bank.taken.map(({ reference, amount }) => ({
      invoiceId: `i-${reference}`,
      reference,
      amount,
      ccy: 980,
      status: 'success',
    }))
    return void response.end(JSON.stringify({ list }))
  }
  if (request.url !== '/api/merchant/wallet/payment') return void response.writeHead(404).end('{}')
  bank.requested += 1
  const { amount, merchantPaymInfo } = JSON.parse(body)
  const charge = { amount, reference: merchantPaymInfo.reference }
  if (bank.takes) bank.taken.push(charge)
  if (bank.isMute) return bank.heard()
  response.end(JSON.stringify({ invoiceId: `i-${charge.reference}`, status: 'success' }))
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterEach(endProcesses)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function startWorker(moments: readonly Date[]) {
  const work = { connection, bank: address, moments }
  return runProcess(WORKER, [], { env: { WORK: JSON.stringify(work) } })
}

test.each([
  ['was made', true],
  ['never arrived', false],
])(
  'two processes killed during a charge, whose request %s: others finish it, and it is charged once',
  async (_, takes) => {
    await stopOtherCharges()
    site.clock.now = START
    const { id } = await charged()
    await db
      .updateTable('payment_methods')
      .set({ provider: 'monobank' })
      .where('token_hash', 'is not', null)
      .execute()
    Object.assign(bank, { taken: [], requested: 0, isMute: true, takes })
    const heard = new Promise<void>((resolve) => {
      bank.heard = resolve
    })
    const at = after(30, -2)
    const first = [startWorker([at]), startWorker([at])]
    await Promise.race([
      heard,
      ...first.map(({ ended, output }) =>
        ended.then(({ code }) => {
          if (code !== 0) throw new Error(output())
          return heard
        }),
      ),
    ])
    for (const { child } of first) child.kill('SIGKILL')
    await Promise.all(first.map(({ ended }) => ended))
    expect(bank.requested).toBe(1)

    Object.assign(bank, { isMute: false, takes: true })
    const moments = [3, 20, 62, 65, 85, 115].map((minutes) => new Date(at.getTime() + minutes * MINUTE_MS))
    const second = [startWorker(moments), startWorker(moments)]
    for (const { ended, output } of second) expect([(await ended).code, output()]).toEqual([0, ''])
    site.clock.now = after(30)
    expect(bank.taken).toHaveLength(1)
    expect(
      await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ).toMatchObject({ status: 'active', period_end: after(60) })
    expect(await brokenInvariants(site)).toEqual([])
  },
  120_000,
)
