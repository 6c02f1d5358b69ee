import type { Option } from './option.ts'
import { OPTIONS } from './options.ts'
import { StartError } from './start-error.ts'

export type OptionName = keyof typeof OPTIONS
type ValueOf<Each> = Each extends Option<infer Value> ? Value : never

/** The parsed settings, and which of them somebody set. */
export type Env = {
  readonly values: { readonly [Name in OptionName]: ValueOf<(typeof OPTIONS)[Name]> }
  readonly given: ReadonlySet<OptionName>
}

/**
 * Parses the environment; an empty variable counts as unset. Rejects with every fault at once, by
 * name and rule, never by value: values may be secrets and this text ends up in logs.
 */
export function readEnv(environment: Readonly<Record<string, string | undefined>> = process.env): Env {
  const values: Record<string, unknown> = {}
  const given = new Set<OptionName>()
  const faults: string[] = []
  for (const name of optionNames()) {
    const option: Option<unknown> = OPTIONS[name]
    const text = environment[name] ?? ''
    if (text.trim() === '') {
      values[name] = option.fallback
      continue
    }
    given.add(name)
    const result = option.read(text)
    if ('fault' in result) faults.push(`${name} ${result.fault}`)
    else values[name] = result.value
  }
  if (faults.length > 0)
    throw new StartError(`Wrong settings: ${faults.join('; ')}. See docs/configuration.md.`)
  // Every name of the table was visited above with its own reader.
  return { values: values as Env['values'], given }
}

/** The names of all settings, in the order of the table. */
export function optionNames(): OptionName[] {
  return Object.keys(OPTIONS) as OptionName[]
}
