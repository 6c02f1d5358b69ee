// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const CircuitBoard = /* @__PURE__ */ drawIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM11 9h4a2 2 0 0 0 2-2V3M7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM7 21v-4a2 2 0 0 1 2-2h4M13 15a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
)
