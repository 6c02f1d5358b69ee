// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const BrickWall = /* @__PURE__ */ drawIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM12 9v6M16 15v6M16 3v6M3 15h18M3 9h18M8 15v6M8 3v6',
)
