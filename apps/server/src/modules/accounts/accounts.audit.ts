import type { ACCOUNT_ACTIONS } from '@verstat/contract'
import { type Audit, writeAudit } from './audit.ts'

export const audit: Audit<(typeof ACCOUNT_ACTIONS)[number]> = writeAudit
