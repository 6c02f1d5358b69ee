import type { LISTING_ACTIONS } from '@verstat/contract'
import { type Audit, writeAudit } from '../accounts/index.ts'

export const audit: Audit<(typeof LISTING_ACTIONS)[number]> = writeAudit
