const PASSED_ON = ['PATH', 'Path', 'SystemRoot', 'windir', 'TEMP', 'TMP', 'ComSpec', 'PATHEXT'] as const

/** The few variables a database process needs. PGDATA, PGPORT and the like must not leak into it. */
export function childEnvironment(extra: Readonly<Record<string, string>>): Record<string, string> {
  const environment: Record<string, string> = {}
  for (const name of PASSED_ON) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  return { ...environment, ...extra }
}
