/**
 * Tests the API with random input by the tool schemathesis. Starts a site and sends requests that are generated from
 * its `/v1/openapi.json`. The requests come from a visitor, a customer and an admin. Fails for 5xx responses and for
 * responses that the OpenAPI document does not describe.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '../apps/server/src/demo/demo-people.ts'
import { type FuzzedSite, openFuzzedSite } from './fuzz/open-fuzzed-site.ts'
import { installPythonTool } from './python/install-python-tool.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]
const PEOPLE = [null, 'customer@verstat.test', 'admin@verstat.test'] as const
/**
 * Calls that end the caller's session. Only the visitor makes these calls, because other callers would lose their
 * session.
 */
const ENDS_SESSION = ['/v1/logout', '/v1/user/sessions/{id}']

type Size = { readonly examples: number; readonly seconds: number; readonly requests: number }
const FULL: Size = { examples: 60, seconds: 300, requests: 10_000 }
const SHORT: Size = { examples: 4, seconds: 30, requests: 0 }

const HELP = `Fuzzes the API with schemathesis. Needs Python 3.10 or newer.

  npm run fuzz             ${FULL.requests} requests or more, at most ${(FULL.seconds * PEOPLE.length) / 60} minutes
  npm run fuzz -- --short  at most ${(SHORT.seconds * PEOPLE.length) / 60} minutes
`

if (process.argv.includes('--help')) process.stdout.write(HELP)
else process.exitCode = await run(process.argv.includes('--short') ? SHORT : FULL)

async function run(size: Size): Promise<number> {
  const installed = installPythonTool(PROJECT_DIR, { name: 'schemathesis', version: '4.32.5' })
  if ('missing' in installed) {
    console.log(`The API was not fuzzed: ${installed.missing}.`)
    return 0
  }
  const site = await openFuzzedSite()
  try {
    let failures = 0
    for (const person of PEOPLE) {
      console.log(`\nAs ${person ?? 'a visitor'}:`)
      failures += await fuzz(join(installed.bin, 'schemathesis'), site, await headersOf(site, person), size)
    }
    return report(site, failures, size)
  } finally {
    await site.close()
  }
}

async function headersOf(site: FuzzedSite, person: string | null): Promise<readonly string[]> {
  if (person === null) return []
  const answer = await fetch(`${site.origin}/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person, password: DEMO_PASSWORD }),
  })
  const { token }: { token: string } = JSON.parse(await answer.text())
  return [
    '--header',
    `Authorization: Bearer ${token}`,
    ...ENDS_SESSION.flatMap((path) => ['--exclude-path', path]),
  ]
}

async function fuzz(
  program: string,
  { origin, knownIds }: FuzzedSite,
  more: readonly string[],
  { examples, seconds }: Size,
): Promise<number> {
  const args = [
    ...['run', `${origin}/v1/openapi.json`, '--checks', CHECKS.join()],
    ...['--phases', 'coverage,fuzzing', '--max-examples', String(examples), '--max-time', String(seconds)],
    ...['--request-timeout', '30', '--generation-database', 'none', '--suppress-health-check', 'all'],
    ...['--generation-with-security-parameters', 'false', '--warnings', 'off', '--no-color'],
    ...more,
  ]
  const env = {
    ...process.env,
    SCHEMATHESIS_HOOKS: join(PROJECT_DIR, 'scripts/fuzz/hooks.py'),
    FUZZ_KNOWN_IDS: JSON.stringify(await knownIds()),
  }
  const child = spawn(program, args, {
    cwd: join(PROJECT_DIR, '.verstat'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return code === 0 ? 0 : 1
}

function report({ answers, faults }: FuzzedSite, failures: number, { requests }: Size): number {
  const counts = [...answers].toSorted(([a], [b]) => a - b)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  console.log(`\n${total} answers: ${counts.map(([status, count]) => `${count} × ${status}`).join(', ')}`)
  for (const fault of new Set(faults.map(messageOf))) console.log(`The server's own fault: ${fault}`)
  if (total < requests) console.log(`Fewer than ${requests} requests were made.`)
  const isFine = failures === 0 && faults.length === 0 && total >= requests
  console.log(isFine ? 'Nothing was found.' : 'See above.')
  return isFine ? 0 : 1
}

function messageOf(line: string): string {
  const { err }: { err?: { message?: string; stack?: string } } = JSON.parse(line)
  return (err?.stack ?? err?.message ?? line).split('\n').slice(0, 4).join(' ')
}
