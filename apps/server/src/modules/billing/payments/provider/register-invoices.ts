import { isLocaleCode, type LocaleCode } from '@verstat/i18n'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../../platform/http/app-error.ts'
import { isUuid } from '../../../../platform/ids/uuid-v7.ts'
import { drawInvoice, type InvoiceFacts } from '../../../../platform/payments/invoice/invoice-document.ts'
import type { Seller } from '../../../../platform/payments/seller.ts'
import type { JobContext } from '../../billing-context.ts'
import { findTransaction, type LoadedTransaction } from '../transaction.repository.ts'

/**
 * Serves the invoice for a bank transfer at `/payment/{transaction}/invoice.pdf`. The language is that of the
 * purchase or of `?lang=`. Anyone with the URL may open the invoice, because it names only the seller.
 */
export function registerInvoices(http: FastifyInstance, ctx: JobContext, seller: Seller | null): void {
  type Invoice = { Params: { transaction: string }; Querystring: { lang?: string } }
  http.get<Invoice>('/payment/:transaction/invoice.pdf', async (request, reply) => {
    const { transaction: id } = request.params
    const found = isUuid(id) ? await findTransaction(ctx.db, id) : undefined
    const { lang } = request.query
    const locale = isLocaleCode(lang) ? lang : (found?.row.locale ?? 'uk')
    const facts = found && invoiceOf(found, locale)
    if (!facts || !seller) throw new AppError('not_found')
    const pdf = await drawInvoice(facts, seller, { locale, translate: ctx.billing.translate })
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `inline; filename="invoice-${facts.number}-${locale}.pdf"`)
      .type('application/pdf')
      .send(pdf)
  })
}

function invoiceOf({ row, attempts }: LoadedTransaction, locale: LocaleCode): InvoiceFacts | undefined {
  const invoiced = attempts.findLast(({ handoff }) => handoff?.kind === 'document')
  if (invoiced?.handoff?.kind !== 'document') return undefined
  const { invoiceNumber, qrUrl, purpose } = invoiced.handoff
  return {
    number: invoiceNumber,
    issuedAt: invoiced.created_at,
    payUntil: invoiced.expires_at,
    service: locale === 'uk' ? row.description_uk : row.description_en,
    amount: BigInt(invoiced.amount_minor),
    purpose,
    qrUrl,
  }
}
