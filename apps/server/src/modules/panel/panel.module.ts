import { PANEL_ACTIONS } from '@verstat/contract'
import { defineModule, tables } from '../../platform/module/define-module.ts'
import { panelRoutes } from './panel.routes.ts'

export const panelModule = defineModule({
  name: 'panel',
  tables: tables<unknown>(),
  audit: PANEL_ACTIONS,
  limits: [],
  routes: panelRoutes,
  start: () => ({ services: {} }),
})
