import { Badge } from '@verstat/ui/badge'
import { usePage } from '../../../lib/use-page.ts'

/** Paid features of a row: an advertising place, highlighting, or a bump to the top of the list. */
export type PaidKind = 'ad' | 'highlighted' | 'bumped'

type PaidMarksProps = { readonly kinds: readonly PaidKind[] }

export function PaidMarks({ kinds }: PaidMarksProps) {
  const { t } = usePage()
  if (kinds.length === 0) return null
  return (
    <span className="paid-marks">
      {kinds.map((kind) => (
        <Badge key={kind} tone="promoted" title={t(`common.paid.${kind}Text`)}>
          {t(`common.paid.${kind}`)}
        </Badge>
      ))}
    </span>
  )
}
