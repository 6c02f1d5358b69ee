export type Step =
  | {
      readonly kind: 'copy'
      readonly from: string | null
      readonly sources: readonly string[]
      readonly to: string
    }
  | { readonly kind: 'run'; readonly command: string }
export type Stage = { readonly name: string; readonly base: string; readonly steps: readonly Step[] }
export type Dockerfile = {
  readonly stages: readonly Stage[]
  /** What the last stage says about the process. */
  readonly env: Readonly<Record<string, string>>
  readonly user: string
  readonly stopSignal: string
  readonly healthcheck: readonly string[]
  readonly command: readonly string[]
}

/** Reads the instructions that our Dockerfile uses. Throws for any other, so that none is left out unnoticed. */
export function readDockerfile(text: string): Dockerfile {
  const stages: { name: string; base: string; steps: Step[] }[] = []
  const last = {
    env: {} as Record<string, string>,
    user: '',
    stopSignal: '',
    healthcheck: '',
    entry: '',
    command: '',
  }
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [word = '', ...rest] = line.split(' ')
    const value = rest.join(' ')
    const steps = stages.at(-1)?.steps
    if (word === 'FROM') stages.push({ name: rest[2] ?? '', base: rest[0] ?? '', steps: [] })
    else if (word === 'COPY') steps?.push(readCopy(rest))
    else if (word === 'RUN') steps?.push({ kind: 'run', command: value })
    else if (word === 'ENV')
      for (const pair of rest) last.env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? ''
    else if (word === 'USER') last.user = value
    else if (word === 'STOPSIGNAL') last.stopSignal = value
    else if (word === 'HEALTHCHECK') last.healthcheck = value.slice(value.indexOf('CMD ') + 4)
    else if (word === 'ENTRYPOINT') last.entry = value
    else if (word === 'CMD') last.command = value
    else if (word === 'WORKDIR' && value === '/app') continue
    else if (word !== 'EXPOSE') throw new Error(`The Dockerfile has an unknown line: ${line}`)
  }
  const { env, user, stopSignal } = last
  const command = [...JSON.parse(last.entry), ...JSON.parse(last.command)]
  return { stages, env, user, stopSignal, healthcheck: JSON.parse(last.healthcheck), command }
}

function readCopy(words: readonly string[]): Step {
  const from = words[0]?.startsWith('--from=') ? words[0].slice('--from='.length) : null
  const paths = from === null ? words : words.slice(1)
  return { kind: 'copy', from, sources: paths.slice(0, -1), to: paths.at(-1) ?? '' }
}

/** Returns whether .dockerignore lets a path of the project into the build: the last line that matches decides. */
export function admittedBy(ignoreText: string): (path: string) => boolean {
  const lines = ignoreText.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const rules = lines.map((line) => {
    const isAdmitted = line.startsWith('!')
    const pattern = (isAdmitted ? line.slice(1) : line)
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(?:.+/)?')
      .replace(/(?<!\))\*/g, '[^/]*')
    return { isAdmitted, matches: new RegExp(`^${pattern}(?:/|$)`) }
  })
  return (path) => rules.findLast(({ matches }) => matches.test(path))?.isAdmitted ?? true
}
