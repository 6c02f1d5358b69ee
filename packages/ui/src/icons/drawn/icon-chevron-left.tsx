// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const ChevronLeft = /* @__PURE__ */ drawIcon('M15 18l-6-6 6-6')
