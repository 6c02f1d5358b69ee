import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { Email, NewPassword } from '@verstat/contract'
import type { Database } from './database.ts'
import { createAccount, passwordProblems, setRoleByEmail, siteNames } from './modules/accounts/index.ts'
import { makeConfig } from './platform/config/make-config.ts'
import { readEnv } from './platform/config/read-env.ts'
import { StartError } from './platform/config/start-error.ts'
import { openCommandDatabase } from './platform/db/command-database.ts'
import { createDatabase } from './platform/db/pool.ts'
import { prepareDatabase } from './platform/db/prepare-database.ts'
import { databaseLog } from './platform/logging/logger.ts'
import { runCommandLine } from './platform/process/command-line.ts'
import { createPasswordHasher } from './platform/security/password-hash.ts'
import { readSettings } from './platform/settings/stored-settings.ts'

const HELP = `Makes the first admin of an install.

  npm run admin -- create                              asks for the address and the password
  npm run admin -- create --email a@b.ua --generate    makes up a password and prints it
  echo "$PASSWORD" | npm run admin -- create --email a@b.ua

An account that has the address already becomes admin and keeps its password. Works beside a running Verstat.
`

await runCommandLine(async () => {
  const order = readArguments(process.argv.slice(2))
  if (order) await create(order)
  else process.stdout.write(HELP)
})

type Order = { readonly email: string | undefined; readonly generate: boolean }

/** Returns null when the user asked for help. Throws `StartError` for invalid arguments. */
function readArguments(args: readonly string[]): Order | null {
  try {
    const options = {
      email: { type: 'string' },
      generate: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help || positionals.length === 0) return null
    if (positionals.join(' ') !== 'create') throw new Error(`There is no "${positionals.join(' ')}".`)
    return { email: values.email, generate: values.generate ?? false }
  } catch (cause) {
    throw new StartError(`${cause instanceof Error ? cause.message : cause} See npm run admin -- --help`, {
      cause,
    })
  }
}

async function create(order: Order): Promise<void> {
  const email = readEmail(order.email ?? (await ask('E-mail: ')))
  const config = makeConfig(readEnv())
  const server = await openCommandDatabase({ config, log: databaseLog, mayShare: true })
  const { db, close } = createDatabase<Database>({ connection: server.connection, log: databaseLog, size: 1 })
  try {
    await prepareDatabase(server.connection)
    const now = new Date()
    if (await db.transaction().execute((tx) => setRoleByEmail(tx, email, 'admin', now))) {
      process.stdout.write('This account is admin now and keeps its password.\n')
      return
    }
    const typed = order.generate ? '' : await askPassword()
    const password = typed || randomBytes(15).toString('base64url')
    const settings = await readSettings(db)
    const seller = settings.seller ?? config.payments.seller
    const place = siteNames(settings, { brand: config.brandName, seller })
    refuseWeak(password, email, place)
    const passwordHash = await createPasswordHasher().hash(password)
    const account = { email, firstname: 'Admin', lastname: 'Verstat', role: 'admin', locale: 'uk' } as const
    await db.transaction().execute((tx) => createAccount(tx, { ...account, passwordHash, demo: false, now }))
    process.stdout.write(`The admin is made.${typed ? '' : ` Password: ${password}`}\n`)
  } finally {
    await close()
    await server.stop()
  }
}

function readEmail(text: string): string {
  const { success, data } = Email.safeParse(text)
  if (!success) throw new StartError('This is not an e-mail address.')
  return data
}

function refuseWeak(password: string, email: string, place: readonly string[]): void {
  if (!NewPassword.safeParse(password).success)
    throw new StartError('The password needs 8 to 128 characters.')
  if (passwordProblems(password, {}, { emails: [email], place }).length > 0) {
    throw new StartError('This password is too easy to guess.')
  }
}

/**
 * In a terminal, the user types the password without echo. Without a terminal, the password is the first line
 * of standard input.
 */
function askPassword(): Promise<string> {
  return ask('Password (empty: one is made up): ', { isSecret: true })
}

async function ask(question: string, { isSecret = false } = {}): Promise<string> {
  const { isTTY } = process.stdin
  if (isTTY) process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({
    input: process.stdin,
    output: isSecret || !isTTY ? nowhere : process.stdout,
    terminal: isTTY,
  })
  try {
    for await (const line of lines) return line.trim()
    return ''
  } finally {
    lines.close()
    if (isTTY && isSecret) process.stdout.write('\n')
  }
}
