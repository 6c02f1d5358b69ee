import type { Feedback } from '@verstat/contract'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

type Props = {
  readonly kind: NonNullable<Feedback['subject']>['type']
  /** The slug of a listing, the id of anything else. */
  readonly of: string
  /** What the link names for screen readers, where several stand on a page. */
  readonly name?: string
  /** Softer than the text around it, for a line of small print. */
  readonly isQuiet?: boolean
}

/** A link of a line of small print. Its touch area is larger than the line and takes no space. */
export const quietLink =
  'inline-flex items-center text-13 font-regular text-ink-soft underline decoration-line-strong underline-offset-2 hover:text-ink pointer-coarse:-my-3 pointer-coarse:min-h-11 print:hidden'

/** This is a link and not a button, so that it works without JavaScript. */
export function ReportLink({ kind, of, name, isQuiet = false }: Props) {
  const { t } = usePage()
  const isListing = kind === 'order' || kind === 'producer'
  const label = t(isListing ? 'contact.report.link' : 'contact.report.said')
  return (
    <SiteLink
      to={`/feedback?topic=report&${kind}=${of}`}
      rel="nofollow"
      aria-label={name === undefined ? undefined : `${label}: ${name}`}
      className={
        isQuiet
          ? quietLink
          : 'text-link inline-flex min-h-8 items-center justify-self-start text-13 font-regular pointer-coarse:min-h-11 print:hidden'
      }
    >
      {label}
    </SiteLink>
  )
}
