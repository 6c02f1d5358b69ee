import type { ListingKind } from '@verstat/contract'
import { BOOST_FEATURES, createBoost, createPlan } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { Select } from '@verstat/ui/select'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField } from '../frame/panel-field.tsx'
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
import type { Offered } from './offer-form.tsx'

/** `order` and `producer` mean a new plan for listings of this kind. `boost` means a new boost. */
export type NewOffer = ListingKind | 'boost'

export type NewOfferFormProps = { readonly what: NewOffer; readonly done: () => Promise<void> }

export function NewOfferForm({ what, done }: NewOfferFormProps) {
  const { t, send } = usePage()
  const form = useApiForm<Offered>({
    id: 'offer',
    send: (values, options) => {
      const written = {
        ...readNameAndText(values),
        priceMinor: readPrice(values),
        offered: values.isTicked('offered'),
      }
      if (what !== 'boost') {
        const plan = { ...written, kind: what, days: readDays(values), gives: readGives(values) }
        return send(createPlan, plan, options)
      }
      const gives = values.choice('gives', BOOST_FEATURES) ?? 'highlight'
      const days = values.textOrNull('days') === null ? null : readDays(values)
      return send(createBoost, { ...written, kinds: readKinds(values), gives, days }, options)
    },
    done: async () => {
      await done()
      toasts.show(t('panel.offers.added'))
    },
  })
  return (
    <ApiFormBox form={form} className="mt-4 max-w-form">
      <NameAndTextFields form={form} />
      {what === 'boost' && (
        <PanelField form={form} name="gives" label={t('panel.offers.gives')}>
          {(control) => (
            <Select {...control} defaultValue="highlight">
              {BOOST_FEATURES.map((feature) => (
                <option key={feature} value={feature}>
                  {t(`panel.offers.boost.${feature}`)}
                </option>
              ))}
            </Select>
          )}
        </PanelField>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <PriceField form={form} />
        <DaysField form={form} {...(what === 'boost' ? { hint: t('panel.offers.daysHint') } : {})} />
      </div>
      {what === 'boost' ? (
        <KindsFields form={form} kinds={['order']} />
      ) : (
        <GivesFields kind={what} gives={['page', 'lists', 'files']} />
      )}
      <Checkbox name="offered" defaultChecked label={t('panel.offers.isOffered')} />
      <div>
        <PanelSubmit form={form}>{t('panel.offers.add')}</PanelSubmit>
      </div>
    </ApiFormBox>
  )
}
