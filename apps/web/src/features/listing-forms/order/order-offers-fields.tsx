import { MAX_OFFERS_MAX, MAX_OFFERS_MIN, OFFERS_OPENS, VISIBILITIES } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { OrderStepProps } from './order-step.ts'

const NAMES = ['visibility', 'offersOpen', 'maxOffers'] as const

/** How the order takes offers. Most owners keep the defaults, so the fields are shown on demand. */
export function OrderOffersFields({ form }: Pick<OrderStepProps, 'form'>) {
  const { t } = usePage()
  const { fields, faults } = form
  const isChanged =
    fields.visibility !== 'public' ||
    fields.offersOpen !== 'atOnce' ||
    fields.maxOffers !== String(MAX_OFFERS_MAX)
  const isWrong = NAMES.some((name) => name in faults)
  return (
    <Disclosure
      summary={t('placing.offers.more')}
      {...(isChanged || isWrong ? { open: true } : {})}
      className="rounded-8 border border-line bg-surface px-3"
    >
      <div className="grid gap-6 pt-2 pb-4">
        <ChoiceField
          form={form}
          name="visibility"
          hint={t('placing.hint.visibility')}
          options={VISIBILITIES.map((value) => ({ value, label: t(`placing.visibility.${value}`) }))}
        />
        <ChoiceField
          form={form}
          name="offersOpen"
          hint={t('placing.hint.offersOpen')}
          options={OFFERS_OPENS.map((value) => ({ value, label: t(`placing.offersOpen.${value}`) }))}
        />
        <TextField
          form={form}
          name="maxOffers"
          inputMode="numeric"
          className="max-w-56"
          hint={t('placing.hint.maxOffers', { min: MAX_OFFERS_MIN, max: MAX_OFFERS_MAX })}
        />
      </div>
    </Disclosure>
  )
}
