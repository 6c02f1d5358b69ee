import type { getVerification, RouteOutput } from '@verstat/contract'
import { endVerification, REASON_MAX, VERIFICATION_SOURCES, verifyProducer } from '@verstat/contract/browser'
import { kyivDay } from '@verstat/i18n'
import { Disclosure } from '@verstat/ui/disclosure'
import { Select } from '@verstat/ui/select'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded, useReloadOn } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'

type Verification = NonNullable<RouteOutput<typeof getVerification>['verification']>

export type VerificationPartProps = {
  readonly id: string
  readonly version: number
  /** The latest verification, which may have expired. */
  readonly verification: Verification | null
  /** True for staff who may verify producers and do not own this producer. */
  readonly mayVerify: boolean
}

/** Shows a producer's verification and the forms to grant, renew or revoke it. */
export function VerificationPart({ id, version, verification, mayVerify }: VerificationPartProps) {
  const { t, now } = usePage()
  const holds = verification !== null && Date.parse(verification.until) > now().getTime()
  return (
    <section aria-labelledby="verification" className="mt-6 max-w-form">
      <h2 id="verification" className="mb-2 text-20">
        {t('panel.verification.heading')}
      </h2>
      {verification ? (
        <VerificationFacts verification={verification} holds={holds} />
      ) : (
        <p>{t('panel.verification.none')}</p>
      )}
      {mayVerify && (
        <div className="mt-3 grid gap-2">
          <VerifyForm id={id} version={version} holds={holds} />
          {holds && <RevokeForm id={id} version={version} />}
        </div>
      )}
    </section>
  )
}

function VerificationFacts({
  verification,
  holds,
}: {
  readonly verification: Verification
  readonly holds: boolean
}) {
  const { t, format } = usePage()
  const { source, verifiedAt, until, note, by } = verification
  // `until` is the midnight after the last valid day.
  const lastDay = format.fullDay(new Date(Date.parse(until) - 1))
  return (
    <>
      <p className="font-medium">
        {t(holds ? 'panel.verification.holds' : 'panel.verification.ended', {
          source: t(`panel.verification.source.${source}`),
          date: format.fullDay(verifiedAt),
          until: lastDay,
        })}
      </p>
      {note !== null && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{note}</p>}
      {by !== null && (
        <p className="mt-1">
          <SiteLink to={`/panel/users/${by}`} className="text-link">
            {t('panel.verification.by')}
          </SiteLink>
        </p>
      )}
    </>
  )
}

type FormProps = Pick<VerificationPartProps, 'id' | 'version'>

function VerifyForm({ id, version, holds }: FormProps & { readonly holds: boolean }) {
  const { t, send, now } = usePage()
  const reloaded = useReloaded()
  const today = kyivDay(now())
  const form = useApiForm<unknown>({
    id: 'verify-producer',
    send: (values, options) =>
      send(
        verifyProducer,
        {
          id,
          version,
          source: values.choice('source', VERIFICATION_SOURCES) ?? 'register',
          checkedOn: values.text('checkedOn'),
          until: values.text('until'),
          note: values.textOrNull('note'),
        },
        options,
      ),
    done: () => reloaded(t('panel.verification.granted')),
    refused: useReloadOn('stale'),
  })
  return (
    <Disclosure
      summary={t(holds ? 'panel.verification.renew' : 'panel.verification.grant')}
      className="rounded-8 border border-line bg-surface px-4"
    >
      <ApiFormBox form={form} className="pb-4">
        <PanelField
          form={form}
          name="source"
          label={t('panel.verification.sourceLabel')}
          hint={t('panel.verification.sourceHint')}
        >
          {(control) => (
            <Select {...control}>
              {VERIFICATION_SOURCES.map((source) => (
                <option key={source} value={source}>
                  {t(`panel.verification.source.${source}`)}
                </option>
              ))}
            </Select>
          )}
        </PanelField>
        <div className="grid gap-4 sm:grid-cols-2">
          <PanelField
            form={form}
            name="checkedOn"
            type="date"
            label={t('panel.verification.checkedOn')}
            defaultValue={today}
          />
          <PanelField
            form={form}
            name="until"
            type="date"
            label={t('panel.verification.until')}
            defaultValue={yearAfter(today)}
          />
        </div>
        <PanelField
          form={form}
          name="note"
          label={t('panel.verification.note')}
          hint={t('panel.verification.noteHint')}
        >
          {(control) => <TextArea {...control} maxLength={REASON_MAX} />}
        </PanelField>
        <PanelSubmit form={form}>{t('panel.verification.submit')}</PanelSubmit>
      </ApiFormBox>
    </Disclosure>
  )
}

function RevokeForm({ id, version }: FormProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm<unknown>({
    id: 'end-verification',
    send: (values, options) => send(endVerification, { id, version, reason: values.text('reason') }, options),
    done: () => reloaded(t('panel.verification.taken')),
    refused: useReloadOn('stale'),
  })
  return (
    <Disclosure
      summary={t('panel.verification.end')}
      className="rounded-8 border border-line bg-surface px-4"
    >
      <ApiFormBox form={form} className="pb-4">
        <PanelField
          form={form}
          name="reason"
          label={t('panel.block.reason')}
          hint={t('panel.listings.blockHint')}
        >
          {(control) => <TextArea {...control} maxLength={REASON_MAX} required />}
        </PanelField>
        <PanelSubmit form={form} variant="danger">
          {t('panel.verification.endSubmit')}
        </PanelSubmit>
      </ApiFormBox>
    </Disclosure>
  )
}

/** Returns the same date one year later. February 29 becomes March 1. */
function yearAfter(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCFullYear(at.getUTCFullYear() + 1)
  return at.toISOString().slice(0, 10)
}
