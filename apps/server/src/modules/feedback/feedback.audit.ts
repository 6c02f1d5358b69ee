import type { INBOX_ACTIONS } from '@verstat/contract'
import { type Audit, writeAudit } from '../accounts/index.ts'

export const audit: Audit<(typeof INBOX_ACTIONS)[number]> = writeAudit
