// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const Cuboid = /* @__PURE__ */ drawIcon(
  'M10 22v-8M2.336 8.89 10 14l11.715-7.029M22 14a2 2 0 0 1-.971 1.715l-10 6a2 2 0 0 1-2.138-.05l-6-4A2 2 0 0 1 2 16v-6a2 2 0 0 1 .971-1.715l10-6a2 2 0 0 1 2.138.05l6 4A2 2 0 0 1 22 8z',
)
