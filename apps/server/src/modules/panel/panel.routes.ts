import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { editSettings, getSettings } from './edit-settings.ts'
import type { PanelContext } from './panel-context.ts'

/** The calls of this module. */
export const panelRoutes: readonly Binding<PanelContext>[] = [
  bind(contract.getSettings, (ctx: PanelContext) => getSettings(ctx)),
  bind(contract.editSettings, editSettings),
]
