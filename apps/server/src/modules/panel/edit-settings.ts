import type { editSettings as editRoute, Logo, RouteParsed, Settings } from '@verstat/contract'
import { type Kysely, sql } from 'kysely'
import { onTables } from '../../platform/db/on-tables.ts'
import { readSettings, writeSettings } from '../../platform/settings/stored-settings.ts'
import { actedBy, requireRight } from '../accounts/index.ts'
import { readLogoGround, replacePicture } from '../brand/index.ts'
import type { UploadsTables } from '../uploads/index.ts'
import { audit } from './panel.audit.ts'
import type { PanelContext } from './panel-context.ts'

type Changes = RouteParsed<typeof editRoute>
type Changed = { readonly [Key in keyof Settings]?: Settings[Key] | undefined }

export async function getSettings(ctx: PanelContext): Promise<Settings> {
  requireRight(ctx, 'settings')
  return readSettings(ctx.db)
}

/** Throws `validation_failed` when an upload cannot be used as the logo or share picture. */
export async function editSettings(ctx: PanelContext, changes: Changes): Promise<Settings> {
  const { userId } = requireRight(ctx, 'settings')
  return ctx.db.transaction().execute(async (tx) => {
    // Changes are made one after another. Otherwise two concurrent changes of a picture would both release the old
    // picture, and the picture of the first change would never be released.
    await sql`lock table settings in share row exclusive mode`.execute(tx)
    const before = await readSettings(onTables(tx))
    const next = await withPictures(onTables(tx), ctx, userId, before, changes)
    await writeSettings(tx, next, { by: userId, at: ctx.now() })
    await audit(tx, {
      ...actedBy(ctx, userId),
      action: 'settings.changed',
      details: {
        before: auditedParts(before, Object.keys(next)),
        after: auditedParts(next, Object.keys(next)),
      },
    })
    return readSettings(onTables(tx))
  })
}

/**
 * Attaches a changed logo or share picture. Returns the changes with the data that the settings store about each
 * picture.
 */
async function withPictures(
  tx: Kysely<UploadsTables>,
  { uploads, now }: PanelContext,
  actorUserId: string,
  before: Settings,
  { logo, sharePicture, ...rest }: Changes,
): Promise<Changed> {
  const change = { actorUserId, now: now() }
  return {
    ...rest,
    ...(logo === undefined
      ? {}
      : {
          logo: await withGround(
            uploads.storage,
            await replacePicture(tx, { ...change, path: 'logo', next: logo, previous: before.logo }),
          ),
        }),
    ...(sharePicture === undefined
      ? {}
      : {
          sharePicture: await replacePicture(tx, {
            ...change,
            path: 'sharePicture',
            next: sharePicture,
            previous: before.sharePicture,
          }),
        }),
  }
}

async function withGround(
  storage: PanelContext['uploads']['storage'],
  picture: Settings['sharePicture'],
): Promise<Logo | null> {
  return picture && { ...picture, ground: await readLogoGround(storage, picture) }
}

/** The audit log names a picture by its id alone. */
function auditedParts(settings: Changed, keys: readonly string[]) {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([key]) => keys.includes(key))
      .map(([key, value]) => [key, isPicture(value) ? value.id : value]),
  )
}

function isPicture(value: unknown): value is { readonly id: string } {
  return typeof value === 'object' && value !== null && 'id' in value
}
