import { isLocaleCode, type LocaleCode } from '@verstat/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Actor } from '../../../platform/http/caller.ts'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import { drawAct } from '../../../platform/payments/invoice/act-document.ts'
import { drawInvoice } from '../../../platform/payments/invoice/invoice-document.ts'
import { cookieValue } from '../../../platform/web/cookies.ts'
import type { JobContext } from '../billing-context.ts'
import { sellerOf } from '../plans/seller-of.ts'
import { actOf, findDocumented, invoicedOf, invoiceOf, winnerOf } from './purchase-documents.ts'
import { mayReadPayer } from './purchase-payer.ts'

type Request = { Params: { transaction: string }; Querystring: { lang?: string } }
type Readers = {
  readonly authenticate: (token: string) => Promise<Actor | null>
  readonly isOpen: boolean
}

/**
 * Serves the documents of a purchase in the language of the purchase or of `?lang=`. Anyone with the URL may open the
 * invoice, but only the buyer and staff see the payer on it. Only the buyer and staff may open the act, because it
 * names the payer.
 */
export function registerDocuments(
  http: FastifyInstance,
  ctx: JobContext,
  { authenticate, isOpen }: Readers,
): void {
  const { translate } = ctx.billing

  async function open(request: FastifyRequest<Request>) {
    const { transaction: id } = request.params
    const found = isUuid(id) ? await findDocumented(ctx.db, id) : undefined
    if (!found) throw new AppError('not_found')
    const token = cookieValue(request.headers.cookie, 'token')
    const actor = token === undefined ? null : await authenticate(token)
    const { lang } = request.query
    const locale: LocaleCode = isLocaleCode(lang) ? lang : found.loaded.row.locale
    return { found, locale, mayRead: mayReadPayer(found, actor, isOpen) }
  }

  function send(reply: FastifyReply, name: string, pdf: Buffer) {
    return reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'Cookie')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      .type('application/pdf')
      .send(pdf)
  }

  http.get<Request>('/payment/:transaction/invoice.pdf', async (request, reply) => {
    const { found, locale, mayRead } = await open(request)
    const facts = invoiceOf(found, locale, mayRead)
    const seller = sellerOf(ctx.billing, invoicedOf(found))
    if (!facts || !seller) throw new AppError('not_found')
    return send(
      reply,
      `invoice-${facts.number}-${locale}`,
      await drawInvoice(facts, seller, { locale, translate }),
    )
  })

  http.get<Request>('/payment/:transaction/act.pdf', async (request, reply) => {
    const { found, locale, mayRead } = await open(request)
    const facts = mayRead ? actOf(found, locale) : undefined
    const seller = sellerOf(ctx.billing, winnerOf(found.loaded))
    if (!facts || !seller) throw new AppError('not_found')
    return send(reply, `act-${facts.number}-${locale}`, await drawAct(facts, seller, { locale, translate }))
  })
}
