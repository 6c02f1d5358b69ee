import { Badge } from '@verstat/ui/badge'
import { usePage } from '../../../lib/use-page.ts'
import { STATUS_TONE } from '../../listing/status-tone.ts'
import { statusText } from './status-text.ts'

/** A status that only a newer release knows gets a neutral badge. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { t } = usePage()
  const tone = Object.entries(STATUS_TONE).find(([known]) => known === status)?.[1] ?? 'neutral'
  return <Badge tone={tone}>{statusText(t, status)}</Badge>
}
