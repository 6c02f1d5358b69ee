// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const Torus = /* @__PURE__ */ drawIcon(
  'M9 11a3 2 0 1 0 6 0a3 2 0 1 0 -6 0zM2 12.5a10 8.5 0 1 0 20 0a10 8.5 0 1 0 -20 0z',
)
