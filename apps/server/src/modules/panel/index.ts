/** Only the composition root may import this module. */
export { panelModule } from './panel.module.ts'
