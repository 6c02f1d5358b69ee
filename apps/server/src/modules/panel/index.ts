/** The door of the panel. Nothing but the composition root may know it. */
export { panelModule } from './panel.module.ts'
