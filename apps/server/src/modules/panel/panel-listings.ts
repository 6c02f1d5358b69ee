import type { PanelListingRow, RouteParsed, listPanelListings as route } from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../platform/db/on-tables.ts'
import { findUserNames, requireRight } from '../accounts/index.ts'
import { findListings } from '../directory/index.ts'
import type { PanelContext } from './panel-context.ts'

type Row = z.input<typeof PanelListingRow>

export async function listPanelListings(
  ctx: PanelContext,
  input: RouteParsed<typeof route>,
): Promise<{ items: Row[]; next: string | null }> {
  requireRight(ctx, 'view')
  const owner = input.query?.includes('@') ? { ownerId: await ownerOf(ctx, input.query) } : {}
  const found = await findListings({ db: onTables(ctx.db), now: ctx.now }, { ...input, ...owner })
  const shown = found.slice(0, input.limit)
  const names = await findUserNames(
    ctx.db,
    shown.map(({ ownerId }) => ownerId),
  )
  return {
    items: shown.map((row) => ({
      id: row.id,
      slug: row.slug,
      number: row.number,
      title: {
        ...(row.titleUk === null ? {} : { uk: row.titleUk }),
        ...(row.titleEn === null ? {} : { en: row.titleEn }),
      },
      status: row.status as Row['status'],
      owner: row.ownerId === null ? null : { id: row.ownerId, name: names.get(row.ownerId) ?? '' },
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    })),
    next: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}

async function ownerOf({ db }: PanelContext, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.id ?? null
}
