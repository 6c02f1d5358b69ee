import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { isLocalRequest } from './connections/local-request.ts'
import type { EarlyAnswers } from './early-answers.ts'

export type Metric = {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge'
  readonly values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[]
}

/** Each class is reported from the start, so that a class without responses reads 0. */
const CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const

/**
 * Serves `/metrics` in the Prometheus text format. Only requests from this machine get the metrics, because
 * queue lengths are the operator's business. Each of `more` is called at each request. If one fails, which happens
 * while the database is away, the metrics of the others are still sent.
 */
export function registerMetrics(
  app: FastifyInstance,
  early: EarlyAnswers,
  more: readonly (() => readonly Metric[] | Promise<readonly Metric[]>)[],
): void {
  const answers = new Map<string, number>(CLASSES.map((name) => [name, 0]))
  let seconds = 0
  const delay = monitorEventLoopDelay()
  delay.enable()
  const count = (status: number, took: number) => {
    const name = `${Math.floor(status / 100)}xx`
    answers.set(name, (answers.get(name) ?? 0) + 1)
    seconds += took
  }
  early.onAnswer(count)
  app.addHook('onResponse', (_request, reply, done) => {
    count(reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    delay.disable()
    done()
  })

  app.get('/metrics', async (request, reply) => {
    if (!isLocalRequest(request)) return reply.callNotFound()
    const own: Metric[] = [
      counter(
        'verstat_http_answers_total',
        'Answers by class of status.',
        [...answers].map(([status, value]) => ({ labels: { status }, value })),
      ),
      counter('verstat_http_answer_seconds_total', 'Time spent on answers, in seconds.', [
        { value: seconds },
      ]),
      gauge('verstat_uptime_seconds', 'Age of the process.', process.uptime()),
      gauge('verstat_memory_bytes', 'Memory that the process holds.', process.memoryUsage.rss()),
      gauge(
        'verstat_event_loop_delay_seconds',
        'How late timers were, 99th of a hundred.',
        delay.percentile(99) / 1e9,
      ),
    ]
    const asked = await Promise.all(
      more.map(async (ask) => {
        try {
          return await ask()
        } catch (error) {
          request.log.warn({ err: error }, 'some metrics could not be read')
          return []
        }
      }),
    )
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send([...own, ...asked.flat()].map(formatMetric).join(''))
  })
}

export function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', values: [{ value }] }
}

function counter(name: string, help: string, values: Metric['values']): Metric {
  return { name, help, type: 'counter', values }
}

function formatMetric({ name, help, type, values }: Metric): string {
  const lines = values.map(({ labels, value }) => {
    const pairs = Object.entries(labels ?? {}).map(([key, text]) => `${key}=${JSON.stringify(text)}`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`
  })
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}
