import type { editSettings as editRoute, RouteParsed, Settings } from '@verstat/contract'
import { onTables } from '../../platform/db/on-tables.ts'
import { readSettings, writeSettings } from '../../platform/settings/stored-settings.ts'
import { actedBy, requireRight } from '../accounts/index.ts'
import { audit } from './panel.audit.ts'
import type { PanelContext } from './panel-context.ts'

export async function getSettings(ctx: PanelContext): Promise<Settings> {
  requireRight(ctx, 'settings')
  return readSettings(ctx.db)
}

export async function editSettings(
  ctx: PanelContext,
  changes: RouteParsed<typeof editRoute>,
): Promise<Settings> {
  const { userId } = requireRight(ctx, 'settings')
  return ctx.db.transaction().execute(async (tx) => {
    const before = await readSettings(onTables(tx))
    await writeSettings(tx, changes, { by: userId, at: ctx.now() })
    await audit(tx, {
      ...actedBy(ctx, userId),
      action: 'settings.changed',
      details: { before: pick(before, Object.keys(changes)), after: changes },
    })
    return readSettings(onTables(tx))
  })
}

function pick(settings: Settings, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)))
}
