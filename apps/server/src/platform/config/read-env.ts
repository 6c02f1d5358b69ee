import { keysOf } from './keys-of.ts'
import type { Option } from './option.ts'
import { type Env, OPTIONS, type OptionName } from './options.ts'
import { missingPaymentSettings } from './payment-config.ts'
import { missingRealtimeSettings } from './realtime-config.ts'
import { StartError } from './start-error.ts'

/**
 * Parses the environment variables. An empty variable counts as unset. Throws one `StartError` that lists
 * every fault. The error names variables and rules but no values, because values may be secrets and the error
 * is logged.
 */
export function readEnv(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  /** An additional check of all settings. Returns the reason to refuse the settings, or ''. */
  validate: (env: Env) => string = () => '',
): Env {
  const values: Record<string, unknown> = {}
  const explicit = new Set<OptionName>()
  const faults: string[] = []
  for (const name of optionNames()) {
    const option: Option<unknown> = OPTIONS[name]
    const text = environment[name] ?? ''
    values[name] = option.fallback
    if (text.trim() === '') continue
    explicit.add(name)
    const result = option.read(text)
    if ('fault' in result) faults.push(`${name} ${result.fault}`)
    else values[name] = result.value
  }
  // Each value comes from the parser of its own setting, but the compiler cannot see this.
  const env: Env = { values: values as Env['values'], explicit }
  faults.push(...missingPaymentSettings(env), ...missingRealtimeSettings(env))
  const wrong = faults.length > 0 ? `Wrong settings: ${faults.join('; ')}. See docs/configuration.md.` : ''
  const refused = [wrong, validate(env)].filter((text) => text !== '').join(' ')
  if (refused !== '') throw new StartError(refused)
  return env
}

export function optionNames(): OptionName[] {
  return keysOf(OPTIONS)
}
