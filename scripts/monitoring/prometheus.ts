import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { freePort } from '../../apps/server/src/platform/testing/free-ports.ts'
import { startProgram } from './run-program.ts'

export type Prometheus = {
  /** Returns how many series a query finds now. Rejects when the query is wrong. */
  readonly count: (query: string) => Promise<number>
  readonly rules: () => Promise<
    readonly { readonly name: string; readonly health: string; readonly state: string }[]
  >
}

/** A panel asks Grafana for a time that fits its width. */
const RATE_INTERVAL = '5s'

/**
 * Starts Prometheus with the configuration of `deploy/monitoring`, except where the rules and the processes are, and
 * that it asks each second.
 */
export async function startPrometheus(
  binary: string,
  {
    monitoring,
    folder,
    target,
  }: { readonly monitoring: string; readonly folder: string; readonly target: string },
): Promise<Prometheus> {
  const { scrape_configs: jobs, ...rest } = parse(readFileSync(join(monitoring, 'prometheus.yaml'), 'utf8'))
  const config = join(folder, 'prometheus.json')
  writeFileSync(
    config,
    JSON.stringify({
      ...rest,
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [join(monitoring, 'alerts.yaml')],
      scrape_configs: jobs.map((job: object) => ({ ...job, static_configs: [{ targets: [target] }] })),
    }),
  )
  const site = `http://127.0.0.1:${await freePort()}`
  const listen = site.replace('http://', '--web.listen-address=')
  const data = `--storage.tsdb.path=${join(folder, 'prometheus')}`
  await startProgram(binary, [`--config.file=${config}`, listen, data], `${site}/-/ready`)
  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${site}/api/v1/${path}`)
    const body = await response.text()
    if (!response.ok) throw new Error(`Prometheus answered ${response.status} for ${path}: ${body}`)
    return JSON.parse(body).data
  }
  return {
    async count(query) {
      const filledIn = query.replaceAll('$__rate_interval', RATE_INTERVAL)
      const { result } = await ask<{ readonly result: readonly unknown[] }>(
        `query?query=${encodeURIComponent(filledIn)}`,
      )
      return result.length
    },
    async rules() {
      const { groups } = await ask<{
        readonly groups: readonly { readonly rules: Awaited<ReturnType<Prometheus['rules']>> }[]
      }>('rules')
      return groups.flatMap(({ rules }) => rules)
    },
  }
}
