/** What the composition root may import from the panel. Nothing else may. */
export { panelModule } from './panel.module.ts'
