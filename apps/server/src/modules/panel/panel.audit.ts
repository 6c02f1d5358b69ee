import type { PANEL_ACTIONS } from '@verstat/contract'
import { type Audit, writeAudit } from '../accounts/index.ts'

export const audit: Audit<(typeof PANEL_ACTIONS)[number]> = writeAudit
