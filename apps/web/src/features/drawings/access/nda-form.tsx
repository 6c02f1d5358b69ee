import { useRouter } from '@tanstack/react-router'
import { acceptNda, apiErrorCode } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { filesPath } from '../order-files/files-path.ts'
import type { AccessView } from './load-access.ts'
import { ProducerChoice } from './producer-choice.tsx'
import { Refusal } from './refusal.tsx'
import { useRefused } from './use-refused.ts'

type NdaFormProps = { readonly view: AccessView; readonly hash: string }

/** Accepts the agreement that is shown above. If it has changed meanwhile, the new text is shown and asked for again. */
export function NdaForm({ view, hash }: NdaFormProps) {
  const { t, send } = usePage()
  const href = useHref()
  const router = useRouter()
  const reloaded = useReloaded()
  const { typed, faults, said, refused } = useRefused(view, 'nda')
  const { id, slug } = view.order
  const isOwn = view.nda?.file != null
  const [isChanged, setChanged] = useState(view.refused?.refusal.code === 'stale')
  const form = useApiForm({
    id: 'accept-nda',
    faults: isChanged ? undefined : faults,
    check: (values) => (values.isTicked('agree') ? {} : { agree: t('orderfiles.nda.tick') }),
    send: (values, options) => send(acceptNda, { id, hash, producerId: values.text('producerId') }, options),
    done: () => reloaded(t('orderfiles.nda.done')),
    refused(error) {
      if (apiErrorCode(error) !== 'stale') return refused(error)
      // The reader sees the new text together with the message, and ticks the box for it anew.
      setChanged(true)
      void router.invalidate()
      return true
    },
  })
  const fault = form.faults?.fields.agree
  const box = fieldId(form.id, 'agree')
  return (
    <ApiFormBox form={form} action={href(filesPath(slug))} brief={['agree']} className="gap-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="act" value="nda" />
      <input type="hidden" name="hash" value={hash} />
      <Refusal text={said} />
      {isChanged && (
        <p role="alert" className="rounded-8 bg-warn-soft px-3 py-2 text-warn">
          {t(isOwn ? 'orderfiles.nda.ownChanged' : 'orderfiles.nda.changed')}
        </p>
      )}
      <ProducerChoice form={form} producers={view.producers} chosen={typed.producerId} />
      <div>
        <Checkbox
          // The tick is for one text only.
          key={hash}
          id={box}
          name="agree"
          value="yes"
          required
          aria-describedby={fault === undefined ? undefined : `${box}-fault`}
          label={t(isOwn ? 'orderfiles.nda.ownAgree' : 'orderfiles.nda.agree')}
        />
        {fault !== undefined && (
          <p id={`${box}-fault`} className="text-13 font-medium text-bad">
            {fault}
          </p>
        )}
      </div>
      <div>
        <SubmitButton form={form} plain busy={t('orderfiles.busy')}>
          {t('orderfiles.nda.accept')}
        </SubmitButton>
      </div>
    </ApiFormBox>
  )
}
