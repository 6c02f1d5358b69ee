import type { Providers } from '../../platform/payments/payment-provider.ts'
import { createSecretKey } from '../../platform/security/secret-key.ts'
import { silentHttpLog } from '../../platform/testing/silent-log.ts'
import type { Db, JobContext } from './billing-context.ts'
import { readOffer } from './plans/read-offer.ts'

export const SECRET_KEY = 'a secret of this test, long enough'

/** Creates the context of jobs. Tests in child processes use it too. */
export async function testJobContext(db: Db, providers: Providers, now: () => Date): Promise<JobContext> {
  const offer = await readOffer(db)
  return {
    db,
    now,
    billing: {
      offer: { current: () => offer, reload: async () => {} },
      providers,
      seller: () => null,
      configuredSeller: null,
      secret: createSecretKey(SECRET_KEY),
      origin: 'http://localhost',
      brand: () => 'Verstat',
      accent: () => '#0a46b9',
      translate: (_locale, key) => key,
      log: silentHttpLog,
    },
  }
}
