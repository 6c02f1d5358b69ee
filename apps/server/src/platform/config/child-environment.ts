const PASSED_ON = ['PATH', 'Path', 'SystemRoot', 'windir', 'TEMP', 'TMP', 'ComSpec', 'PATHEXT'] as const

/**
 * Returns the few environment variables that a database process needs. Other variables, such as PGDATA and
 * PGPORT, must not reach it.
 */
export function childEnvironment(extra: Readonly<Record<string, string>>): Record<string, string> {
  const environment: Record<string, string> = {}
  for (const name of PASSED_ON) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  return { ...environment, ...extra }
}
