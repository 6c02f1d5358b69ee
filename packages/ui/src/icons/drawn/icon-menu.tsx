// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const Menu = /* @__PURE__ */ drawIcon('M4 5h16M4 12h16M4 19h16')
