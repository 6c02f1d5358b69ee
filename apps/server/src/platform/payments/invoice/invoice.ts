import { kyivDay } from '@verstat/i18n'
import { hryvniaText } from '../kopecks.ts'
import type { CallbackAck, Handoff, PaymentProvider } from '../payment-provider.ts'
import type { ProviderDeps } from '../provider-request.ts'
import { paysVat, vatOf } from '../seller.ts'
import { nbuQrUrl } from './nbu-qr.ts'

/**
 * Creates the payment provider for bank transfers: the payer transfers the amount of an invoice. There are no
 * callbacks, so staff mark the invoice as paid.
 */
export function createInvoice({ now }: Pick<ProviderDeps, 'now'>): PaymentProvider {
  return {
    id: 'invoice',
    isLive: true,
    capabilities: {
      savesCards: false,
      refund: 'none',
      closesCheckout: false,
      answersQueries: false,
      callbackTrust: 2,
      wallets: [],
    },
    checkoutOrigins: [],
    openCheckout: async ({ number, amount, expiresAt, seller }) => {
      if (!seller) return { kind: 'not_sent', reason: 'config', why: 'there is no seller' }
      const vat = paysVat(seller) ? `у т. ч. ПДВ 20 % ${hryvniaText(vatOf(amount))} грн` : 'без ПДВ'
      // The bank reads the purpose, so it is in Ukrainian whatever the payer's language.
      const purpose = `Оплата послуг згідно з рахунком № ${number} від ${documentDay(now())}, ${vat}`
      const transfer = { name: seller.name.uk, iban: seller.iban, code: seller.code, amount, purpose }
      const handoff: Handoff = {
        kind: 'document',
        invoiceNumber: number,
        qrUrl: nbuQrUrl(transfer),
        purpose,
        expiresAt,
      }
      return { kind: 'opened', handoff }
    },
    receive: async () => ({ kind: 'rejected', reason: 'malformed' }),
    acknowledge: (): CallbackAck => ({ status: 200, type: 'text/plain', body: '' }),
  }
}

/** Formats the day in Kyiv as Ukrainian documents write it, such as `22.11.2026`. */
export function documentDay(at: Date): string {
  return kyivDay(at.toISOString()).split('-').reverse().join('.')
}
