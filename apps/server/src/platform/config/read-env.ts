import type { Option } from './option.ts'
import { type Env, OPTIONS, type OptionName } from './options.ts'
import { missingPaymentSettings } from './payment-config.ts'
import { missingRealtimeSettings } from './realtime-config.ts'
import { StartError } from './start-error.ts'

/**
 * Parses the environment; an empty variable counts as unset. Rejects with every fault at once, by
 * name and rule, never by value: values may be secrets and this text ends up in logs.
 */
export function readEnv(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  /** What else speaks against them, as a sentence; '' when nothing does. */
  judge: (env: Env) => string = () => '',
): Env {
  const values: Record<string, unknown> = {}
  const given = new Set<OptionName>()
  const faults: string[] = []
  for (const name of optionNames()) {
    const option: Option<unknown> = OPTIONS[name]
    const text = environment[name] ?? ''
    values[name] = option.fallback
    if (text.trim() === '') continue
    given.add(name)
    const result = option.read(text)
    if ('fault' in result) faults.push(`${name} ${result.fault}`)
    else values[name] = result.value
  }
  // Every name of the table was visited above with its own reader.
  const env: Env = { values: values as Env['values'], given }
  faults.push(...missingPaymentSettings(env), ...missingRealtimeSettings(env))
  const wrong = faults.length > 0 ? `Wrong settings: ${faults.join('; ')}. See docs/configuration.md.` : ''
  const refused = [wrong, judge(env)].filter((text) => text !== '').join(' ')
  if (refused !== '') throw new StartError(refused)
  return env
}

/** The names of all settings, in the order of the table. */
export function optionNames(): OptionName[] {
  return Object.keys(OPTIONS) as OptionName[]
}
