import type { CallOptions, Offer } from '@verstat/contract'
import {
  DELIVERY_MODES,
  DEVIATIONS_MAX,
  LEAD_FROMS,
  OFFER_COMMENT_MAX,
  OFFER_FILES_MAX,
  VAT_MODES,
  VAT_RATES,
} from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { readForm } from '../../forms/form-values.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { DocumentsField } from '../../uploads/documents-field.tsx'
import type { UploadedDocument } from '../../uploads/uploaded.ts'
import { draftSteps, keepOfferDraft, readOfferDraft } from './offer-draft.ts'
import type { OfferProducerChoice } from './offer-form-types.ts'
import { OfferPreview, type PreviewTerms } from './offer-preview.tsx'
import { previewSums } from './preview-sums.ts'
import { PriceFields } from './price-fields.tsx'
import { AreaField, ChoiceSelect, DayField, FormPart, NumberField } from './term-fields.tsx'
import {
  type FormStart,
  isFarFromBudget,
  numberFaults,
  type OfferedFacts,
  readTerms,
  type TermsBody,
} from './typed-terms.ts'

export type OfferFormProps = {
  readonly order: OfferedFacts
  readonly start: FormStart
  /** Producers in whose name the offer can be sent. Empty for a revision. */
  readonly producers: readonly OfferProducerChoice[]
  readonly files: readonly UploadedDocument[]
  /** Key of the draft in this browser. */
  readonly draftKey: string
  readonly submit: string
  readonly send: (
    terms: TermsBody,
    more: { readonly producerId: string; readonly files: readonly UploadedDocument[] },
    options: CallOptions,
  ) => Promise<Offer>
  readonly done: (offer: Offer) => void | Promise<void>
}

/** The form for a new offer and for a revision. What is typed stays in this browser until the offer is sent. */
export function OfferForm(props: OfferFormProps) {
  const { order, start, producers, draftKey, submit, send, done } = props
  const page = usePage()
  const { t } = page
  const [files, setFiles] = useState(props.files)
  const [uploading, setUploading] = useState(0)
  const [meetsAll, setMeetsAll] = useState(start.values.meetsAll !== 'no')
  const [delivery, setDelivery] = useState(start.values['delivery.mode'] ?? 'included')
  const [vat, setVat] = useState(start.values['vat.mode'] ?? 'included')
  const [hasSample, setHasSample] = useState(
    start.ticked.has('sample.offered') || order.sampleRequired === true,
  )
  const [isFar, setFar] = useState(false)
  const [isLot, setLot] = useState(start.values['price.basis'] === 'lot')
  const [steps, setSteps] = useState(start.steps)
  const [isMeasured, setMeasured] = useState(false)
  const [preview, setPreview] = useState<PreviewTerms | null>(null)
  const restored = useRef(false)
  const form = useApiForm({
    id: 'offer',
    check(values) {
      const terms = readTerms(values, order)
      const faults = numberFaults(page, terms, order)
      if (uploading > 0) return { ...faults, files: t('offers.form.uploading') }
      if (Object.keys(faults).length > 0) return faults
      const { sums } = previewSums(terms, order)
      const far = sums !== null && isFarFromBudget(sums.gross, terms.quantity ?? order.quantity, order)
      setFar(far)
      return far && !values.isTicked('priceMeant')
        ? { 'price.steps.0.amountMinor': t('offers.form.farFromBudget') }
        : {}
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

  function refresh() {
    const element = ref.current
    if (!element) return
    const values = readForm(element)
    setMeetsAll(values.text('meetsAll') !== 'no')
    setHasSample(values.isTicked('sample.offered'))
    setPreview(readTerms(values, order))
    if (restored.current) keepOfferDraft(draftKey, element)
  }

  // A draft may have more price rows than the form begins with, so the rows come first.
  useEffect(() => {
    setSteps((shown) => Math.max(shown, draftSteps(draftKey)))
    setMeasured(true)
  }, [draftKey])

  // The draft of this browser is put into the fields once, after the page is hydrated.
  useEffect(() => {
    const element = ref.current
    if (!element || !isMeasured || restored.current) return
    readOfferDraft(draftKey, element)
    restored.current = true
    const values = readForm(element)
    setDelivery(values.text('delivery.mode'))
    setVat(values.text('vat.mode'))
    setLot(values.text('price.basis') === 'lot')
    setMeetsAll(values.text('meetsAll') !== 'no')
    setHasSample(values.isTicked('sample.offered'))
    setPreview(readTerms(values, order))
  }, [ref, draftKey, order, isMeasured])

  const shared = { form, start }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      {/* Any change of a field reaches the preview and the draft. */}
      <div onInput={refresh} onChange={refresh} className="min-w-0">
        <ApiFormBox form={form} className="gap-6">
          {producers.length > 1 && (
            <ChoiceSelect
              {...shared}
              name="producerId"
              label={t('offers.form.producer')}
              options={producers.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <FormPart title={t('offers.form.step.price')}>
            <PriceFields form={form} start={start} order={order} rows={{ isLot, steps, setLot, setSteps }} />
            <div className="grid gap-4 sm:grid-cols-2">
              <ChoiceSelect
                {...shared}
                name="vat.mode"
                label={t('offers.fact.vat')}
                onChange={setVat}
                options={VAT_MODES.map((mode) => ({ value: mode, label: t(`offers.form.vat.${mode}`) }))}
              />
              {vat !== 'none' && (
                <ChoiceSelect
                  {...shared}
                  name="vat.rate"
                  label={t('offers.form.vatRate')}
                  options={VAT_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
                />
              )}
            </div>
            {isFar && <Checkbox name="priceMeant" label={t('offers.form.priceMeant')} />}
          </FormPart>
          <FormPart title={t('offers.form.step.term')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <NumberField {...shared} name="leadDays" label={t('offers.form.leadDays')} />
              <ChoiceSelect
                {...shared}
                name="leadFrom"
                label={t('offers.form.leadFrom')}
                options={LEAD_FROMS.map((from) => ({ value: from, label: t(`offers.form.from.${from}`) }))}
              />
              <ChoiceSelect
                {...shared}
                name="delivery.mode"
                label={t('offers.fact.delivery')}
                onChange={setDelivery}
                options={DELIVERY_MODES.map((mode) => ({
                  value: mode,
                  label: t(`offers.delivery.${mode}`),
                }))}
              />
              {delivery === 'extra' && (
                <NumberField
                  {...shared}
                  name="delivery.amountMinor"
                  label={t('offers.form.deliverySum', { currency: t(`offers.currency.${order.currency}`) })}
                />
              )}
            </div>
          </FormPart>
          <FormPart title={t('offers.form.step.payment')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <NumberField {...shared} name="prepaymentPercent" label={t('offers.form.prepayment')} />
              <NumberField {...shared} name="paymentDays" label={t('offers.form.paymentDays')} />
              <NumberField {...shared} name="warrantyMonths" label={t('offers.form.warranty')} />
              <DayField {...shared} name="validUntil" label={t('offers.fact.validUntil')} />
            </div>
            <Checkbox
              id={fieldId(form.id, 'sample')}
              name="sample.offered"
              defaultChecked={hasSample}
              label={t('offers.form.sample')}
            />
            {hasSample && (
              <div className="grid gap-4 sm:grid-cols-2">
                <NumberField
                  {...shared}
                  name="sample.amountMinor"
                  label={t('offers.form.sampleSum', { currency: t(`offers.currency.${order.currency}`) })}
                />
                <NumberField {...shared} name="sample.days" label={t('offers.form.sampleDays')} />
              </div>
            )}
          </FormPart>
          <FormPart title={t('offers.form.step.rest')}>
            <div role="radiogroup" aria-label={t('offers.form.meetsAll')} className="grid">
              {(['yes', 'no'] as const).map((value) => (
                <Checkbox
                  key={value}
                  type="radio"
                  name="meetsAll"
                  value={value}
                  defaultChecked={(start.values.meetsAll ?? 'yes') === value}
                  label={t(`offers.form.meets.${value}`)}
                />
              ))}
            </div>
            {!meetsAll && (
              <AreaField
                {...shared}
                name="deviations"
                maxLength={DEVIATIONS_MAX}
                label={t('offers.fact.deviations')}
                hint={t('offers.form.deviationsHint')}
              />
            )}
            <AreaField
              {...shared}
              name="comment"
              maxLength={OFFER_COMMENT_MAX}
              label={t('offers.form.comment')}
            />
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
          </FormPart>
          <div className="grid gap-2">
            <p className="text-13 text-ink-soft">{t('offers.form.secrecy')}</p>
            <SubmitButton
              form={form}
              size="large"
              busy={t('offers.form.busy')}
              className="justify-self-start"
            >
              {submit}
            </SubmitButton>
          </div>
        </ApiFormBox>
      </div>
      <OfferPreview terms={preview} order={order} />
    </div>
  )
}
