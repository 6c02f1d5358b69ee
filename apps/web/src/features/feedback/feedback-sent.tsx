import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

export function FeedbackSent({ number }: { readonly number: number }) {
  const { t } = usePage()
  const href = useHref()
  return (
    <div className="max-w-form py-6 lg:py-12">
      <h1 className="text-26 lg:text-36">{t('feedback.sent.title')}</h1>
      <p className="mt-3 text-17 text-ink-soft">
        {t.rich('feedback.sent.text', {
          number: String(number),
          strong: (chunks) => (
            <strong key="number" className="font-semibold text-ink">
              {chunks}
            </strong>
          ),
        })}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2">
        <LinkButton variant="primary" href={href('/')}>
          {t('feedback.sent.home')}
        </LinkButton>
        <SiteLink to="/feedback" className="text-link inline-flex min-h-11 items-center px-2">
          {t('feedback.sent.again')}
        </SiteLink>
      </div>
    </div>
  )
}
