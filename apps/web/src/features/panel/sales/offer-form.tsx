import type { BilingualName, PanelBoost, PanelPlan } from '@verstat/contract'
import {
  apiErrorCode,
  editBoost,
  editPlan,
  LISTING_KINDS,
  PLAN_FAMILY,
  PLAN_FEATURES,
  PLAN_NAME_MAX,
  PLAN_TEXT_MAX,
} from '@verstat/contract/browser'
import { LOCALE_CODES, LOCALES } from '@verstat/i18n'
import { Checkbox } from '@verstat/ui/checkbox'
import type { FieldControl } from '@verstat/ui/field'
import { toasts } from '../../../lib/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import type { FormValues } from '../../forms/form-values.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { hryvniasOf, kopecksOf } from './hryvnias.ts'

export type Offered = PanelPlan | PanelBoost

export type OfferFormProps = { readonly offer: Offered; readonly done: () => Promise<void> }

/** All that staff may change of a plan or a boost. */
export function OfferForm({ offer, done }: OfferFormProps) {
  const { t, send } = usePage()
  const { id, version, price, days, offered } = offer
  const isFree = price.amountMinor === 0
  const isAtOnce = !isPlan(offer) && days === null
  const form = useApiForm<Offered>({
    id: 'offer',
    send: (values, options) => {
      const written = {
        id,
        version,
        name: bilingual(values, 'name'),
        text: bilingual(values, 'text'),
        ...(isFree ? {} : { priceMinor: kopecksOf(values.text('priceMinor')) }),
        ...(isFree || isAtOnce ? {} : { days: wholeNumber(values.text('days')) }),
        ...(isFree ? {} : { offered: values.isTicked('offered') }),
      }
      if (isPlan(offer)) {
        const gives = PLAN_FEATURES.filter((feature) => values.isTicked(`gives.${feature}`))
        return send(editPlan, { ...written, gives }, options)
      }
      const kinds = LISTING_KINDS.filter((kind) => values.isTicked(`kinds.${kind}`))
      return send(editBoost, isAtOnce ? written : { ...written, kinds }, options)
    },
    done: async () => {
      await done()
      toasts.show(t('panel.offers.saved'))
    },
    refused: (error) => {
      if (apiErrorCode(error) === 'stale') toasts.show(t('panel.offers.stale'), 'bad')
      return false
    },
  })
  return (
    <ApiFormBox form={form} className="mt-4 max-w-form">
      {(['name', 'text'] as const).map((name) => (
        <div key={name} className="grid gap-4 sm:grid-cols-2">
          {LOCALE_CODES.map((code) => (
            <PanelField
              key={code}
              form={form}
              name={`${name}.${code}`}
              label={`${t(`panel.offers.${name}`)}, ${LOCALES[code].ownName}`}
              lang={code}
              maxLength={PLAN_NAME_MAX}
              defaultValue={offer[name][code]}
              {...(name === 'text'
                ? {
                    children: (control) => (
                      <OfferText control={control} lang={code} text={offer.text[code]} />
                    ),
                  }
                : {})}
            />
          ))}
        </div>
      ))}
      {!isFree && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <PanelField
            form={form}
            name="priceMinor"
            label={t('panel.offers.priceLabel')}
            hint={
              isPlan(offer) && offer.charged > 0
                ? t('panel.offers.priceTold', { n: offer.charged })
                : t('panel.offers.priceHint')
            }
            inputMode="decimal"
            defaultValue={hryvniasOf(price.amountMinor)}
          />
          {!isAtOnce && (
            <PanelField
              form={form}
              name="days"
              label={t('panel.offers.days')}
              inputMode="numeric"
              defaultValue={String(days)}
            />
          )}
        </div>
      )}
      {isPlan(offer) ? (
        <fieldset>
          <legend className="mb-1 font-medium">{t('panel.offers.gives')}</legend>
          {PLAN_FEATURES.filter((feature) => feature !== 'bump' || offer.kind === 'order').map((feature) => (
            <Checkbox
              key={feature}
              name={`gives.${feature}`}
              defaultChecked={offer.gives.includes(feature)}
              label={t(`plans.feature.${feature}`)}
            />
          ))}
        </fieldset>
      ) : (
        !isAtOnce && (
          <fieldset>
            <legend className="mb-1 font-medium">{t('panel.offers.kinds')}</legend>
            {LISTING_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                name={`kinds.${kind}`}
                defaultChecked={offer.kinds.includes(kind)}
                label={t(`panel.offers.kind.${kind}`)}
              />
            ))}
          </fieldset>
        )
      )}
      {!isFree && <Checkbox name="offered" defaultChecked={offered} label={t('panel.offers.isOffered')} />}
      <div>
        <SubmitButton form={form} busy={t('panel.form.busy')}>
          {t('panel.form.save')}
        </SubmitButton>
      </div>
    </ApiFormBox>
  )
}

type OfferTextProps = {
  readonly control: FieldControl & { readonly name: string }
  readonly lang: string
  readonly text: string
}

function OfferText({ control, lang, text }: OfferTextProps) {
  return <TextArea {...control} lang={lang} maxLength={PLAN_TEXT_MAX} defaultValue={text} />
}

function isPlan(offer: Offered): offer is PanelPlan {
  return offer.family === PLAN_FAMILY
}

function bilingual(values: FormValues, name: string): BilingualName {
  return { uk: values.text(`${name}.uk`), en: values.text(`${name}.en`) }
}

/** What is no number is left for the API to refuse. */
function wholeNumber(text: string): number {
  return (/^\d+$/.test(text.trim()) ? Number(text) : text) as number
}
