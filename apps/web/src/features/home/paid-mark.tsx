import { Badge } from '@verstat/ui/badge'
import { usePage } from '../../lib/use-page.ts'

/** Says in words that a place is paid for. */
export function PaidMark() {
  const { t } = usePage()
  return (
    <Badge tone="promoted" title={t('common.promoted.explanation')} className="mb-1">
      {t('common.promoted.label')}
    </Badge>
  )
}
