import type { Promotion } from '@verstat/contract'
import type { z } from 'zod/mini'

type PromotionRow = {
  readonly top_until: Date | null
  readonly highlight_until: Date | null
  readonly home_until: Date | null
}

/** Renders the promotions that have not ended. Past promotions are not public. */
export function viewPromotion(row: PromotionRow, now: Date): z.input<typeof Promotion> {
  const running = (until: Date | null) => (until && until > now ? until.toISOString() : null)
  return {
    topUntil: running(row.top_until),
    highlightUntil: running(row.highlight_until),
    homeUntil: running(row.home_until),
  }
}
