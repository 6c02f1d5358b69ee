// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const ArrowDownUp = /* @__PURE__ */ drawIcon('M3 16l4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16')
