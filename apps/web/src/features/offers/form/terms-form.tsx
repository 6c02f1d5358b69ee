import type { CallOptions, Offer } from '@verstat/contract'
import { OFFER_FILES_MAX } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { LinkButton } from '@verstat/ui/link-button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { type FormValues, readForm } from '../../forms/form-values.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { DocumentsField } from '../../uploads/documents-field.tsx'
import type { UploadedDocument } from '../../uploads/uploaded.ts'
import { offerFieldLabel } from './field-labels.ts'
import type { FormStart } from './form-start.ts'
import { moveStepsUp } from './move-steps.ts'
import { draftSteps, keepOfferDraft, readOfferDraft } from './offer-draft.ts'
import type { OfferProducerChoice } from './offer-form-types.ts'
import { OfferPreview, type PreviewTerms } from './offer-preview.tsx'
import { PriceFields } from './price-fields.tsx'
import { isFarFromBudget, mendedBy, termFaults } from './term-faults.ts'
import { ChoiceSelect, FormPart } from './term-fields.tsx'
import { type Chosen, DeliveryPart, PaymentPart, RestPart, VatFields } from './term-parts.tsx'
import { type OfferedFacts, readTerms, type TermsBody } from './typed-terms.ts'

export type OfferFormProps = {
  readonly order: OfferedFacts
  readonly start: FormStart
  /** Producers in whose name the offer can be sent. Empty for a revision. */
  readonly producers: readonly OfferProducerChoice[]
  readonly files: readonly UploadedDocument[]
  /** Key of the draft in this browser. */
  readonly draftKey: string
  readonly submit: string
  /** Where «Cancel» leads. */
  readonly back: string
  /** What the customer asks for, beside the form. */
  readonly brief: ReactNode
  readonly send: (
    terms: TermsBody,
    more: { readonly producerId: string; readonly files: readonly UploadedDocument[] },
    options: CallOptions,
  ) => Promise<Offer>
  readonly done: (offer: Offer) => void | Promise<void>
}

/** The form for a new offer and for a revision. What is typed stays in this browser until the offer is sent. */
export function OfferForm(props: OfferFormProps) {
  const { order, start, producers, draftKey, submit, back, brief, send, done } = props
  const page = usePage()
  const { t } = page
  const href = useHref()
  const [files, setFiles] = useState(props.files)
  const [uploading, setUploading] = useState(0)
  const [chosen, setChosen] = useState<Chosen>({
    vat: start.values['vat.mode'] ?? 'included',
    vatRate: start.values['vat.rate'] ?? '20',
    delivery: start.values['delivery.mode'] ?? 'included',
    hasSample: start.ticked.has('sample.offered') || order.sampleRequired === true,
    meetsAll: start.values.meetsAll !== 'no',
  })
  const [isFar, setFar] = useState(false)
  const [isLot, setLot] = useState(start.values['price.basis'] === 'lot')
  const [steps, setSteps] = useState(start.steps)
  const [isMeasured, setMeasured] = useState(false)
  const [preview, setPreview] = useState<PreviewTerms | null>(null)
  const restored = useRef(false)
  /** The step whose field takes the focus after a step was added or removed. */
  const focused = useRef<number>(undefined)
  const form = useApiForm({
    id: 'offer',
    labelOf: (name) => offerFieldLabel(page, order, name),
    mends: mendedBy,
    check(values) {
      const faults = termFaults(page, values, order)
      const far = isFarFromBudget(values, order)
      setFar(far)
      return {
        ...(far && !values.isTicked('priceMeant')
          ? { 'price.steps.0.amountMinor': t('offers.form.farFromBudget') }
          : {}),
        ...faults,
        ...(uploading > 0 ? { files: t('offers.form.uploading') } : {}),
      }
    },
    send: (values, options) =>
      send(
        readTerms(values, order),
        { producerId: values.text('producerId') || (producers[0]?.id ?? ''), files },
        options,
      ),
    async done(offer) {
      keepOfferDraft(draftKey, null)
      await done(offer)
    },
  })
  const { ref } = form.props

  function show(values: FormValues) {
    setChosen(chosenIn(values))
    setPreview(readTerms(values, order))
  }

  function refresh() {
    const element = ref.current
    if (!element) return
    show(readForm(element))
    if (restored.current) keepOfferDraft(draftKey, element)
  }

  // A draft may have more price rows than the form begins with, so the rows come first.
  useEffect(() => {
    setSteps((shown) => Math.max(shown, draftSteps(draftKey)))
    setMeasured(true)
  }, [draftKey])

  // The draft of this browser is put into the fields once, after the page is hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once
  useEffect(() => {
    const element = ref.current
    if (!element || !isMeasured || restored.current) return
    readOfferDraft(draftKey, element)
    restored.current = true
    const values = readForm(element)
    setLot(values.text('price.basis') === 'lot')
    show(values)
  }, [ref, draftKey, order, isMeasured])

  // The number of steps is part of what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a step was added or removed
  useEffect(() => {
    if (focused.current === undefined) return
    refresh()
    document.getElementById(fieldId(form.id, `price.steps.${focused.current}.from`))?.focus()
    focused.current = undefined
  }, [steps])

  function addStep() {
    focused.current = steps
    setSteps(steps + 1)
  }

  function removeStep(place: number) {
    if (ref.current) moveStepsUp(ref.current, place, steps)
    focused.current = Math.max(0, place - 1)
    setSteps(steps - 1)
  }

  const shared = { form, start, order, chosen }
  const vatOnTop = chosen.vat === 'added' ? chosen.vatRate : undefined
  return (
    // Any change of a field reaches the preview and the draft.
    <div onInput={refresh} onChange={refresh} className="min-w-0">
      <ApiFormBox form={form} className="gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-start-1">
          {producers.length > 1 && (
            <ChoiceSelect
              form={form}
              start={start}
              name="producerId"
              label={t('offers.form.producer')}
              options={producers.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <FormPart title={t('offers.form.step.price')}>
            <PriceFields
              form={form}
              start={start}
              order={order}
              rows={{ isLot, steps, setLot, addStep, removeStep }}
              vatOnTop={vatOnTop}
            />
            <VatFields {...shared} />
            {isFar && <Checkbox name="priceMeant" label={t('offers.form.priceMeant')} />}
          </FormPart>
          <DeliveryPart {...shared} />
          <PaymentPart {...shared} />
          <RestPart form={form} start={start} chosen={chosen}>
            <DocumentsField
              id={fieldId(form.id, 'files')}
              label={t('offers.form.files')}
              hint={t('offers.form.filesHint')}
              error={form.faults?.fields.files}
              max={OFFER_FILES_MAX}
              value={files}
              onChange={setFiles}
              onBusy={setUploading}
            />
          </RestPart>
        </div>
        {/* On a phone the sums come before the button that sends them. */}
        <div className="grid grid-cols-1 content-start gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:h-full">
          {brief}
          <OfferPreview terms={preview} order={order} />
        </div>
        <div className="grid gap-2 lg:col-start-1">
          <p className="text-13 text-ink-soft">{t('offers.form.secrecy')}</p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton form={form} size="large" busy={t('offers.form.busy')}>
              {submit}
            </SubmitButton>
            <LinkButton variant="quiet" size="large" href={href(back)}>
              {t('offers.form.cancel')}
            </LinkButton>
          </div>
        </div>
      </ApiFormBox>
    </div>
  )
}

function chosenIn({ text, isTicked }: FormValues): Chosen {
  return {
    vat: text('vat.mode'),
    // The rate has no field while there is no VAT.
    vatRate: text('vat.rate') || '20',
    delivery: text('delivery.mode'),
    hasSample: isTicked('sample.offered'),
    meetsAll: text('meetsAll') !== 'no',
  }
}
