import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { choosePort } from './choose-port.ts'

const HOST = '127.0.0.1'
const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

function take(port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(port, HOST, () => {
        const address = server.address()
        resolve(address !== null && typeof address === 'object' ? address.port : 0)
      })
    servers.push(server)
  })
}

test('without an explicit port the next free one is used', async () => {
  const port = await take()
  const chosen = await choosePort({ host: HOST, port, isPortExplicit: false })
  expect(chosen.port).toBeGreaterThan(port)
  await chosen.release()
  await expect(take(chosen.port)).resolves.toBe(chosen.port)
})

test('two concurrent starts get different ports', async () => {
  const port = await take()
  const wish = { host: HOST, port, isPortExplicit: false }
  const [one, other] = await Promise.all([choosePort(wish), choosePort(wish)])
  expect(one.port).not.toBe(other.port)
  await Promise.all([one.release(), other.release()])
})

test('an explicit port that is taken is refused by its number', async () => {
  const port = await take()
  await expect(choosePort({ host: HOST, port, isPortExplicit: true })).rejects.toThrow(
    `Port ${port} is taken`,
  )
})

test('port 0 picks a free one', async () => {
  const { port, release } = await choosePort({ host: HOST, port: 0, isPortExplicit: true })
  expect(port).toBeGreaterThan(0)
  await release()
})

test('a port is released although a client connected early', async () => {
  const { port, release } = await choosePort({ host: HOST, port: 0, isPortExplicit: true })
  const early = connect(port, HOST)
  await once(early, 'connect')
  await release()
  early.destroy()
})

test('a host that is not an address of this machine is reported', async () => {
  const choosing = choosePort({ host: '192.0.2.1', port: 3000, isPortExplicit: true })
  await expect(choosing).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine')
})
