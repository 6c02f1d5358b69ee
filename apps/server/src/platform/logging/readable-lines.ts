import type { DestinationStream } from 'pino'

/** Formats log lines for a person: time, level, module, message, fields, then the stack trace. */
export function readableLines(out: { write(text: string): unknown }): DestinationStream {
  return {
    write(line) {
      const { time, level, module, msg, err, ...fields } = JSON.parse(line)
      const clock = String(time).slice(11, 19)
      const rest = Object.entries(fields).map(
        ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      )
      const stack = err?.stack ? `\n${err.stack}` : ''
      out.write(`${clock} ${String(level).padEnd(5)} ${module ?? ''}: ${msg ?? ''}${rest.join('')}${stack}\n`)
    },
  }
}
