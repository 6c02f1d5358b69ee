import { Badge } from '@verstat/ui/badge'
import { usePage } from '../../../lib/use-page.ts'
import { STATUS_TONE } from '../../listing/status-tone.ts'
import { statusText } from './status-text.ts'

/** Shows a neutral badge for an unknown status, which a newer version of the server may send. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { t } = usePage()
  const tone = Object.entries(STATUS_TONE).find(([known]) => known === status)?.[1] ?? 'neutral'
  return <Badge tone={tone}>{statusText(t, status)}</Badge>
}
