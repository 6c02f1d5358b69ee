import { buildGoProgram, describeGoProgram, type GoProgram } from '../go/build-go-program.ts'

const PROMETHEUS = {
  name: 'Prometheus',
  module: 'github.com/prometheus/prometheus',
  version: 'v0.316.0',
  // Its ways to find machines in clouds are most of it, and are not tried here.
  tags: 'remove_all_sd',
} as const
const SERVER: GoProgram = { ...PROMETHEUS, folder: 'cmd/prometheus' }
const TOOL: GoProgram = { ...PROMETHEUS, name: 'promtool', folder: 'cmd/promtool' }
const JAEGER: GoProgram = {
  name: 'Jaeger',
  module: 'github.com/jaegertracing/jaeger',
  version: 'v1.76.0',
  folder: 'cmd/all-in-one',
}

export const MONITORING_HELP = [SERVER, JAEGER].map(describeGoProgram).join(', and ')

/** The paths of the programs, or the reason why one is missing. */
export type MonitoringPrograms = {
  readonly prometheus: string
  readonly promtool: string
  readonly jaeger: string
}

export function buildMonitoringPrograms(): MonitoringPrograms | { readonly missing: string } {
  const prometheus = buildGoProgram(SERVER)
  if ('missing' in prometheus) return prometheus
  const promtool = buildGoProgram(TOOL)
  if ('missing' in promtool) return promtool
  const jaeger = buildGoProgram(JAEGER)
  if ('missing' in jaeger) return jaeger
  return { prometheus: prometheus.binary, promtool: promtool.binary, jaeger: jaeger.binary }
}
