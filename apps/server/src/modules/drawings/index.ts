/** Later modules and the composition root may import only these names from drawings. */

export { drawingsModule } from './drawings.module.ts'
export type { DrawingsTables } from './drawings.tables.ts'
