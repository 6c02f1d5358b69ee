import type { PanelBoost, PanelPlan } from '@verstat/contract'
import { apiErrorCode, editBoost, editPlan, PLAN_FAMILY } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import {
  DaysField,
  GivesFields,
  KindsFields,
  NameAndTextFields,
  PriceField,
  readDays,
  readGives,
  readKinds,
  readNameAndText,
  readPrice,
} from './offer-fields.tsx'

export type Offered = PanelPlan | PanelBoost

export type OfferFormProps = { readonly offer: Offered; readonly done: () => Promise<void> }

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
        ...readNameAndText(values),
        ...(isFree ? {} : { priceMinor: readPrice(values), offered: values.isTicked('offered') }),
        ...(isFree || isAtOnce ? {} : { days: readDays(values) }),
      }
      if (isPlan(offer)) return send(editPlan, { ...written, gives: readGives(values) }, options)
      return send(editBoost, isAtOnce ? written : { ...written, kinds: readKinds(values) }, options)
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
  const charged = isPlan(offer) ? offer.charged : 0
  return (
    <ApiFormBox form={form} className="mt-4 max-w-form">
      <NameAndTextFields form={form} name={offer.name} text={offer.text} />
      {!isFree && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <PriceField
            form={form}
            priceMinor={price.amountMinor}
            hint={charged > 0 ? t('panel.offers.priceTold', { n: charged }) : undefined}
          />
          {days !== null && <DaysField form={form} days={days} />}
        </div>
      )}
      {isPlan(offer) ? (
        <GivesFields kind={offer.kind} gives={offer.gives} />
      ) : (
        !isAtOnce && <KindsFields form={form} kinds={offer.kinds} />
      )}
      {!isFree && <Checkbox name="offered" defaultChecked={offered} label={t('panel.offers.isOffered')} />}
      <div>
        <PanelSubmit form={form}>{t('panel.form.save')}</PanelSubmit>
      </div>
    </ApiFormBox>
  )
}

function isPlan(offer: Offered): offer is PanelPlan {
  return offer.family === PLAN_FAMILY
}
