// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const ChevronRight = /* @__PURE__ */ drawIcon('M9 18l6-6-6-6')
