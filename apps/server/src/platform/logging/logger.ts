import { type Logger, pino } from 'pino'
import { activeSpan } from '../tracing/span.ts'
import { describeError } from './describe-error.ts'
import { readableLines } from './readable-lines.ts'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

const SECRETS = [
  'email',
  'password',
  'token',
  'authorization',
  'cookie',
  'body',
  '["set-cookie"]',
  // Fields of payment providers: card tokens, keys, and the data signed with these keys.
  'cardToken',
  'card_token',
  'recToken',
  'privateKey',
  'secret',
  'signature',
  'merchantSignature',
  'data',
  '["x-sign"]',
  '["x-token"]',
]

/** Redacts the `SECRETS` at the top level of a log line, one level down, and among headers. */
export const REDACTION = {
  paths: SECRETS.flatMap((name) => [
    name,
    name.startsWith('[') ? `*${name}` : `*.${name}`,
    under('headers', name),
  ]),
  censor: '[hidden]',
}

const root = pino(
  {
    level: 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    redact: REDACTION,
    mixin: traceFields,
  },
  // A terminal gets readable lines. Any other output gets JSON.
  process.stdout.isTTY ? readableLines(process.stdout) : pino.destination({ dest: 1, sync: true }),
)

const children: Logger[] = []

function moduleLog(module: string): Logger {
  const log = root.child({ module })
  children.push(log)
  return log
}

export function setLogLevel(level: LogLevel): void {
  for (const log of [root, ...children]) log.level = level
}

export const startLog = moduleLog('start')
export const databaseLog = moduleLog('database')
export const httpLog = moduleLog('http')

/**
 * Lets whoever reads a log line of a request or a job find its trace. Without tracing there are no fields. Each line
 * needs an object of its own, because pino adds the other fields to it.
 */
export function traceFields(): Record<string, string> {
  const span = activeSpan()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

function under(parent: string, name: string): string {
  return name.startsWith('[') ? `*.${parent}${name}` : `*.${parent}.${name}`
}
