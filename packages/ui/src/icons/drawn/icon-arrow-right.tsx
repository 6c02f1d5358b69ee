// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const ArrowRight = /* @__PURE__ */ drawIcon('M5 12h14M12 5l7 7-7 7')
