// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const Printer3d = /* @__PURE__ */ drawIcon(
  'M10 11v1M12 8h8M15 20v-3a1 1 0 00-1-1H9a1 1 0 00-1 1v3M4 20h16M4 22V4a2 2 0 012-2h12a2 2 0 012 2v18M4 8h4M8.635 10.093A2 2 0 018 8.631V7a1 1 0 011-1h2a1 1 0 011 1v2a1 1 0 01-.293.707l-1 1a1 1 0 01-1.414 0z',
)
