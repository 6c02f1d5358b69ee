import type { ReactNode } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

export type AnswersNoteProps = { readonly email: string; readonly className?: string }

/** Tells the owner of a listing where answers arrive: by e-mail and in the account. */
export function AnswersNote({ email, className }: AnswersNoteProps) {
  const { t } = usePage()
  const link = (to: string) => (chunks: ReactNode) => (
    <SiteLink key={to} to={to} className="text-link">
      {chunks}
    </SiteLink>
  )
  return (
    <p className={className}>
      {t.rich('leads.answers.text', {
        email,
        leads: link('/user/leads'),
        notices: link('/user/notices'),
        settings: link('/user/edit#notifications'),
      })}
    </p>
  )
}
