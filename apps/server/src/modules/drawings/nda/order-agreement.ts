import type { NdaFile, OrderNda } from '@verstat/contract'
import type { z } from 'zod/mini'
import { signedFileUrl } from '../../uploads/index.ts'
import type { Db, DrawingsContext } from '../drawings-context.ts'
import * as nda from './nda.repository.ts'
import * as documents from './order-nda.repository.ts'

/** What producers accept for an order: the owner's document, or the text of the site. */
export type Agreement =
  | { readonly hash: string; readonly document: documents.OrderNdaRow }
  | { readonly hash: string; readonly document: null; readonly text: nda.NdaText }

export async function findAgreement(db: Db, orderId: string): Promise<Agreement> {
  const document = await documents.findInForce(db, orderId)
  if (document) return { hash: document.hash, document }
  const text = await nda.findCurrent(db)
  return { hash: text.hash, document: null, text }
}

type Ctx = Pick<DrawingsContext, 'accounts' | 'now'>

/** Renders an agreement for those who may read it. */
export function viewAgreement(ctx: Ctx, agreement: Agreement): z.input<typeof OrderNda> {
  const { document, hash } = agreement
  if (document === null) return { ...viewNda(agreement.text), file: null }
  return { text: null, file: viewDocument(ctx, document), hash, version: document.number }
}

export function viewDocument(
  { accounts, now }: Ctx,
  { upload_id: id, name, size }: documents.OrderNdaRow,
): z.input<typeof NdaFile> {
  return { id, name, size, url: signedFileUrl(accounts.secret, id, now()) }
}

export function viewNda({ uk, en, hash, version }: nda.NdaText) {
  return { text: { uk, en }, hash, version }
}
