import { randomUUID } from 'node:crypto'
import type { PaymentProviderId } from '@verstat/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { PaymentConfig } from './platform/config/payment-config.ts'
import type { Translate } from './platform/http/error-response.ts'
import type { ScheduledJob } from './platform/jobs/schedule.ts'
import type { LoopDefinition } from './platform/module/define-module.ts'
import { createProviders } from './platform/payments/create-providers.ts'
import type { Providers } from './platform/payments/payment-provider.ts'
import { deliverEvents } from './platform/payments/sandbox/deliver-sandbox-events.ts'
import { registerSandbox } from './platform/payments/sandbox/sandbox-routes.ts'
import { type SandboxTables, sweepSandbox } from './platform/payments/sandbox/sandbox-store.ts'
import type { TestClock } from './platform/payments/sandbox/test-clock.ts'
import type { SecretKey } from './platform/security/secret-key.ts'

export type PaymentServices = {
  readonly providers: Providers
  /** Adds the checkout pages of the sandbox, if the install has the sandbox. */
  readonly register: (http: FastifyInstance) => void
  readonly loops: readonly LoopDefinition[]
  readonly schedule: readonly ScheduledJob[]
}

const DELIVER_MS = 250

/**
 * Creates the payment providers of an install. If the sandbox (our test provider) is enabled, also creates
 * the routes, loops and scheduled jobs of the sandbox.
 */
export function createPaymentServices(options: {
  readonly config: PaymentConfig
  readonly db: Kysely<SandboxTables>
  readonly clock: TestClock
  readonly fetch: typeof fetch
  readonly secret: SecretKey
  readonly origin: string
  readonly isOpen: boolean
  readonly translate: Translate
  readonly isPaused: (id: PaymentProviderId) => boolean
}): PaymentServices {
  const { config, db, clock } = options
  const deps = { fetch: options.fetch, now: clock.now, randomId: randomUUID }
  const secret = options.secret.sign('payment sandbox', 'callbacks')
  const sandbox = { ...deps, db, secret, origin: options.origin }
  const hasSandbox = config.providers.includes('sandbox')
  return {
    providers: createProviders(config, { ...deps, sandbox, isPaused: options.isPaused }),
    register(http) {
      const { translate, isOpen: isClockForAnyone } = options
      if (hasSandbox) registerSandbox(http, { ...sandbox, translate, clock, isClockForAnyone })
    },
    // The pause is short, because tests wait for the callbacks of their purchases.
    loops: hasSandbox
      ? [{ name: 'send test callbacks', pauseMs: DELIVER_MS, run: () => deliverEvents(sandbox) }]
      : [],
    schedule: hasSandbox
      ? [
          {
            name: 'payments:sweep-sandbox',
            cron: '43 * * * *',
            backfillMs: 3_600_000,
            run: () => sweepSandbox(db, clock.now()),
          },
        ]
      : [],
  }
}
