import { Badge } from '@verstat/ui/badge'
import { cx } from '@verstat/ui/class-names'
import { BadgeCheck } from '@verstat/ui/icons'
import type { VerificationText } from '../listing-words.ts'

export type VerifiedBadgeProps = { readonly verified: VerificationText; readonly className?: string }

/** Badge for a verification by the staff. Its texts are described at `VerificationText`. */
export function VerifiedBadge({ verified, className }: VerifiedBadgeProps) {
  return (
    <Badge tone="good" title={verified.exact} className={cx('whitespace-normal!', className)}>
      <BadgeCheck size={14} className="shrink-0" />
      {verified.badge}
    </Badge>
  )
}
