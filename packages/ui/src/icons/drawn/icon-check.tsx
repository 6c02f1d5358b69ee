// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const Check = /* @__PURE__ */ drawIcon('M20 6 9 17l-5-5')
