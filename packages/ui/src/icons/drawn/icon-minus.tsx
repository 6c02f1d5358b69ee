// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const Minus = /* @__PURE__ */ drawIcon('M5 12h14')
