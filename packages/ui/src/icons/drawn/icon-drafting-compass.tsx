// Drawn by scripts/draw-icons.ts from lucide (ISC).
import { drawIcon } from '../icon.tsx'

export const DraftingCompass = /* @__PURE__ */ drawIcon(
  'M12.99 6.74l1.93 3.44M19.136 12a10 10 0 0 1-14.271 0M21 21l-2.16-3.84M3 21l8.02-14.26M10 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
)
