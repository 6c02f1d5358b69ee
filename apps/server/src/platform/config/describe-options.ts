import type { Option } from './option.ts'
import { OPTIONS } from './options.ts'
import { optionNames } from './read-env.ts'

/** Renders docs/configuration.md. */
export function describeOptions(): string {
  const rows = optionNames().map((name) => {
    const { kind, shown, summary }: Option<unknown> = OPTIONS[name]
    return `| \`${name}\` | ${kind} | ${shown} | ${summary} |`
  })
  return `${INTRODUCTION}\n| Variable | Value | Default | Meaning |\n|---|---|---|---|\n${rows.join('\n')}\n${NOTES}`
}

const INTRODUCTION = `# Configuration

Verstat is configured by environment variables and needs none of them. An empty variable counts as unset.
All faults are listed at once when it starts, by name and never by value, and nothing starts until they are gone.

This page is printed by \`node scripts/print-configuration.ts\`; the settings live in
\`apps/server/src/platform/config/options.ts\`.
`

const NOTES = `
An install is *open* when \`HOST\` or the host of \`PUBLIC_URL\` is not this machine (\`localhost\`, \`127.0.0.0/8\`, \`::1\`).

\`NODE_ENV\` means nothing here: \`npm start\` always serves the built app, \`npm run dev\` the sources.

For tests only: \`CHROMIUM_PATH\` names the browser that \`npm test\` drives.
`
