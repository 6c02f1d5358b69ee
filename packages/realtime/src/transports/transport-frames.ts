import type { Transport } from '../client-session.ts'
import type { Line } from '../protocol/wire-frames.ts'
import { textFrame } from './websocket-frame.ts'

type Kind = Transport['name']

const WRITERS: Readonly<Record<Kind, (lines: readonly Line[]) => Buffer>> = {
  websocket: (lines) => textFrame(lines.map(({ text }) => text).join('\n')),
  http_stream: (lines) => Buffer.from(lines.map(({ text }) => `${text}\n`).join('')),
  sse: (lines) => Buffer.from(lines.map(({ text }) => `data: ${text}\n\n`).join('')),
}

const last: Record<Kind, { lines: readonly Line[]; bytes: Buffer }> = {
  websocket: { lines: [], bytes: Buffer.alloc(0) },
  http_stream: { lines: [], bytes: Buffer.alloc(0) },
  sse: { lines: [], bytes: Buffer.alloc(0) },
}

/**
 * Serializes lines for a transport. Caches the last result, because all subscribers of a channel get the same
 * lines.
 */
export function frameOf(kind: Kind, lines: readonly Line[]): Buffer {
  const [only] = lines
  if (kind === 'websocket' && lines.length === 1 && only) return only.frame
  const before = last[kind]
  if (before.lines.length === lines.length && lines.every((line, index) => line === before.lines[index])) {
    return before.bytes
  }
  const bytes = WRITERS[kind](lines)
  last[kind] = { lines, bytes }
  return bytes
}
