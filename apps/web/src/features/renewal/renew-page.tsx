import type { RouteOutput, checkRenewal as route } from '@verstat/contract'
import { apiErrorCode, checkRenewal, renewByCode } from '@verstat/contract/browser'
import { CircleCheck } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { writtenText } from '../listing/listing-words.ts'

type Renewal = RouteOutput<typeof route>
type State =
  | { readonly step: 'looking' }
  | { readonly step: 'offered'; readonly renewal: Renewal; readonly code: string }
  | { readonly step: 'renewed'; readonly slug: string; readonly until: string }
  | { readonly step: 'refused'; readonly why: 'over' | 'unknown' | 'failed' }

/**
 * Renews an order with the code after `#` in the link of a reminder e-mail. The user must press a button, because
 * e-mail scanners open links.
 */
export function RenewPage() {
  const { t, send } = usePage()
  const [state, setState] = useState<State>({ step: 'looking' })
  const box = useRef<HTMLDivElement>(null)
  const isOver = state.step === 'renewed'

  useEffect(() => {
    const code = location.hash.slice(1)
    const leaving = new AbortController()
    const { signal } = leaving
    async function load(): Promise<State> {
      if (code === '') return { step: 'refused', why: 'unknown' }
      try {
        return { step: 'offered', renewal: await send(checkRenewal, { code }, { signal }), code }
      } catch (error) {
        return { step: 'refused', why: whyRefused(error) }
      }
    }
    void load().then((found) => {
      if (!signal.aborted) setState(found)
    })
    return () => leaving.abort()
  }, [send])

  useEffect(() => {
    if (isOver) box.current?.focus()
  }, [isOver])

  return (
    <div ref={box} tabIndex={-1} aria-live="polite" className="max-w-form">
      <noscript>
        <p className="mb-5 rounded-8 bg-warn-soft px-4 py-3 text-warn">{t('forms.noscript')}</p>
      </noscript>
      {content(state, setState)}
    </div>
  )
}

function content(state: State, setState: (state: State) => void): ReactNode {
  switch (state.step) {
    case 'looking':
      return <Loading />
    case 'offered':
      return <Offer renewal={state.renewal} code={state.code} setState={setState} />
    case 'renewed':
      return <Renewed slug={state.slug} until={state.until} />
    case 'refused':
      return <Refused why={state.why} />
  }
}

function Loading() {
  const { t } = usePage()
  return (
    <>
      <h1 className="text-26 lg:text-36">{t('renewal.page.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('renewal.page.looking')}</p>
    </>
  )
}

type OfferProps = {
  readonly renewal: Renewal
  readonly code: string
  readonly setState: (state: State) => void
}

function Offer({ renewal, code, setState }: OfferProps) {
  const { t, format, send } = usePage()
  const form = useApiForm({
    id: 'renew',
    send: (_, options) => send(renewByCode, { code }, options),
    done: ({ slug }) => setState({ step: 'renewed', slug, until: renewal.renewedUntil }),
    refused(error) {
      if (apiErrorCode(error) !== 'code_expired') return false
      setState({ step: 'refused', why: 'over' })
      return true
    },
  })
  const title = writtenText(renewal.title, t.locale)
  return (
    <>
      <h1 className="text-26 lg:text-36">{t('renewal.page.title')}</h1>
      <div className="mt-5 rounded-12 border border-line bg-surface p-5">
        <p className="text-13 text-ink-soft">
          {t('renewal.offer.number', { number: String(renewal.number) })}
        </p>
        <p lang={title?.lang} className="text-20 font-semibold wrap-anywhere">
          {title?.text}
        </p>
        <p className="mt-2">
          {t(renewal.status === 'expired' ? 'renewal.offer.ended' : 'renewal.offer.ends', {
            date: format.day(renewal.offersUntil),
          })}
        </p>
        <p>{t('renewal.offer.until', { date: format.day(renewal.renewedUntil) })}</p>
        <ApiFormBox form={form} className="mt-5">
          <SubmitButton
            form={form}
            size="large"
            className="justify-self-start"
            busy={t('renewal.offer.busy')}
          >
            {t('renewal.offer.submit')}
          </SubmitButton>
        </ApiFormBox>
      </div>
    </>
  )
}

function Renewed({ slug, until }: { readonly slug: string; readonly until: string }) {
  const { t, format } = usePage()
  const href = useHref()
  return (
    <>
      <CircleCheck size={36} className="mb-3 text-good" />
      <h1 className="text-26 lg:text-36">{t('renewal.done.title')}</h1>
      <p className="mt-3 text-17">{t('renewal.done.text', { date: format.day(until) })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton variant="primary" size="large" href={href(`/orders/${slug}`)}>
          {t('renewal.done.open')}
        </LinkButton>
        <LinkButton size="large" href={href('/user/advertisment')}>
          {t('renewal.done.all')}
        </LinkButton>
      </div>
    </>
  )
}

function Refused({ why }: { readonly why: 'over' | 'unknown' | 'failed' }) {
  const { t } = usePage()
  const href = useHref()
  return (
    <>
      <h1 className="text-26 lg:text-36">{t(`renewal.refused.${why}`)}</h1>
      <p className="mt-3 text-17 text-ink-soft">{t(`renewal.refused.${why}Text`)}</p>
      <LinkButton variant="primary" size="large" className="mt-6" href={href('/user/advertisment')}>
        {t('renewal.done.all')}
      </LinkButton>
    </>
  )
}

function whyRefused(error: unknown): 'over' | 'unknown' | 'failed' {
  const code = apiErrorCode(error)
  if (code === 'code_expired') return 'over'
  return code === 'not_found' || code === 'validation_failed' ? 'unknown' : 'failed'
}
