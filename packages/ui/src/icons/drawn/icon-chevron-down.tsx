// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const ChevronDown = /* @__PURE__ */ drawIcon('M6 9l6 6 6-6')
