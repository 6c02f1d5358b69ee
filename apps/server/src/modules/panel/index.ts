/** The door of the panel. Nothing but the composition root may know it. */
export { panelRoutes } from './panel.routes.ts'
export type { PanelContext } from './panel-context.ts'
