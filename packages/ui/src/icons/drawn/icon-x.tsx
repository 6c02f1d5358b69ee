// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const X = /* @__PURE__ */ drawIcon('M18 6 6 18M6 6l12 12')
