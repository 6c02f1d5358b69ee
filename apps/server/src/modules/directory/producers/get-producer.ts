import type { Producer } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { DirectoryContext, WriteContext } from '../directory-context.ts'
import { getStats } from '../listing/listing-rows.ts'
import { showManaged } from '../listing/owners/show-listing.ts'
import { isPublic } from '../listing/public-status.ts'
import * as ownProducers from './own-producer.repository.ts'
import * as producers from './producer.repository.ts'
import { viewProducer } from './producer.view.ts'

/**
 * Returns a public producer by slug or id. Throws `gone` for an archived producer, and `not_found` for any other
 * producer that is not public.
 */
export async function getProducer(
  ctx: DirectoryContext,
  input: { readonly slug: string },
): Promise<z.input<typeof Producer>> {
  const { slug } = input
  const row = await producers.find(ctx.db, slug)
  if (row?.status === 'archived') throw new AppError('gone')
  if (!row || !isPublic('producer', row.status)) throw new AppError('not_found')
  return wholeProducer(ctx, row)
}

/**
 * Like `getProducer`, but callers who manage the producer see its public view in any status. For such callers, the
 * field `access` tells whether the caller is the owner or staff.
 */
export async function showProducer(
  ctx: WriteContext,
  input: { readonly slug: string },
): Promise<z.input<typeof Producer>> {
  const managed = await showManaged(
    ctx,
    'producer',
    () => ownProducers.find(ctx.db, input.slug),
    (row) => wholeProducer(ctx, row),
  )
  return managed ?? getProducer(ctx, input)
}

async function wholeProducer(
  ctx: DirectoryContext,
  row: producers.ProducerDetailRow,
): Promise<z.input<typeof Producer>> {
  const [pictures, stats] = await Promise.all([
    producers.listPictures(ctx.db, row.id),
    getStats(ctx.db, 'producer', row.id),
  ])
  const shown = pictures.filter((picture) => picture.is_public)
  return viewProducer(row, { pictures: shown, stats }, { dictionaries: ctx.dictionaries, now: ctx.now() })
}
