import { textFrame } from '../transports/websocket-frame.ts'
import { ConnectionEnded, DISCONNECTS } from './protocol-codes.ts'

/** One command of a client. `request` has not been validated yet. */
export type Command = { readonly id: number; readonly method: Method | null; readonly request: Fields }

export type Method = (typeof METHODS)[number]

const METHODS = [
  'connect',
  'subscribe',
  'unsubscribe',
  'publish',
  'presence',
  'presence_stats',
  'history',
  'rpc',
  'send',
  'refresh',
  'sub_refresh',
] as const

const MAX_ID = 2 ** 32 - 1

/** Parses the commands of a frame, one per line. Returns undefined when the frame is invalid. */
export function readFrame(text: string): Command[] | undefined {
  const commands: Command[] = []
  for (const line of text.split('\n')) {
    if (line === '') continue
    const fields = readObject(line)
    if (!fields) return undefined
    const command = readCommand(fields)
    if (!command) return undefined
    commands.push(command)
  }
  return commands.length === 0 ? undefined : commands
}

function readObject(line: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function readCommand(fields: Fields): Command | undefined {
  const { id = 0 } = fields
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id > MAX_ID) return undefined
  for (const method of METHODS) {
    const request = fields[method]
    if (request === undefined || request === null) continue
    return isFields(request) ? { id, method, request } : undefined
  }
  return { id, method: null, request: {} }
}

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a text field of a request, or '' when it is absent. Any other type ends the connection. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name] ?? ''
  if (typeof value !== 'string') throw new ConnectionEnded(DISCONNECTS.badRequest)
  return value
}

/** Returns an integer field of a request, or 0 when it is absent. Any other type ends the connection. */
export function numberField(fields: Fields, name: string): number {
  const value = fields[name] ?? 0
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new ConnectionEnded(DISCONNECTS.badRequest)
  }
  return value
}

/** Returns a boolean field of a request, or false when it is absent. Any other type ends the connection. */
export function flagField(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false
  if (typeof value !== 'boolean') throw new ConnectionEnded(DISCONNECTS.badRequest)
  return value
}

/**
 * Returns an object field of a request, or undefined when it is absent. Any other type ends the connection.
 */
export function groupField(fields: Fields, name: string): Fields | undefined {
  const value = fields[name] ?? undefined
  if (value !== undefined && !isFields(value)) throw new ConnectionEnded(DISCONNECTS.badRequest)
  return value
}

/** A line of text for clients. It is encoded only once for all clients that receive it. */
export class Line {
  readonly text: string
  #frame: Buffer | undefined
  constructor(text: string) {
    this.text = text
  }
  get frame(): Buffer {
    this.#frame ??= textFrame(this.text)
    return this.#frame
  }
}

export const PING = new Line('{}')

/**
 * Serializes an object. The values in `raw` are already JSON, so they are not parsed and serialized again.
 */
export function writeObject(fields: object, raw: Readonly<Record<string, string | undefined>> = {}): string {
  let text = JSON.stringify(fields)
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue
    text = `${text.slice(0, -1)}${text === '{}' ? '' : ','}"${name}":${value}}`
  }
  return text
}

/** Creates the reply to a command. `result` is JSON. */
export function replyLine(id: number, method: Method, result: string): Line {
  return new Line(`{"id":${id},"${method}":${result}}`)
}

export function errorLine(id: number, error: object): Line {
  return new Line(`{"id":${id},"error":${JSON.stringify(error)}}`)
}

/**
 * Creates a message that is no reply to a command. `body` is JSON. A null `channel` means that the message is
 * about the connection.
 */
export function pushLine(
  channel: string | null,
  kind: 'pub' | 'join' | 'leave' | 'unsubscribe' | 'subscribe' | 'disconnect',
  body: string,
): Line {
  return new Line(
    `{"push":{${channel === null ? '' : `"channel":${JSON.stringify(channel)},`}"${kind}":${body}}}`,
  )
}
