import type { BILLING_ACTIONS } from '@verstat/contract'
import { type Audit, writeAudit } from '../accounts/index.ts'

export const audit: Audit<(typeof BILLING_ACTIONS)[number]> = writeAudit
