import type { Option } from './option.ts'
import { OPTIONS } from './options.ts'
import { optionNames } from './read-env.ts'

export function describeOptions(): string {
  const rows = optionNames().map((name) => {
    const { kind, shown, summary }: Option<unknown> = OPTIONS[name]
    return `| \`${name}\` | ${kind} | ${shown} | ${summary} |`
  })
  return `${INTRODUCTION}\n| Variable | Value | Default | Meaning |\n|---|---|---|---|\n${rows.join('\n')}\n${NOTES}`
}

const INTRODUCTION = `# Configuration

Environment variables configure Verstat; all are optional, and an empty one counts as unset. The start validates them all,
lists every error by the name of its variable, never its value, and stops if there is any.

This page is printed by \`npm run configuration\` from \`apps/server/src/platform/config/options.ts\`.
`

const NOTES = `
An install is *open* when \`HOST\` or the host of \`PUBLIC_URL\` is not this machine (\`localhost\`, \`127.0.0.0/8\`, \`::1\`).

\`NODE_ENV\` has no effect: \`npm start\` always serves the built app, \`npm run dev\` the sources.

For tests only: \`CHROMIUM_PATH\` is the browser that \`npm test\` uses.
`
