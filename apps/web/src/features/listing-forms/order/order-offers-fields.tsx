import { MAX_OFFERS_MAX, MAX_OFFERS_MIN, OFFERS_OPENS, VISIBILITIES } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { OrderStepProps } from './order-step.ts'

const NAMES = ['visibility', 'offersOpen', 'maxOffers'] as const

/** How the order takes offers. Most owners keep the defaults, so the fields are shown on demand. */
export function OrderOffersFields({ form, lock }: Pick<OrderStepProps, 'form' | 'lock'>) {
  const { t } = usePage()
  const { fields, faults } = form
  const isChanged =
    fields.visibility !== 'public' ||
    fields.offersOpen !== 'atOnce' ||
    fields.maxOffers !== String(MAX_OFFERS_MAX)
  const isWrong = NAMES.some((name) => name in faults)
  const [isOpen, setOpen] = useOpen(isChanged, isWrong)
  const locked = lock === undefined ? undefined : t('placing.locked')
  return (
    <Disclosure
      summary={t('placing.offers.more')}
      {...(isOpen ? { open: true } : {})}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-8 border border-line bg-surface px-3"
    >
      <div className="grid gap-6 pt-2 pb-4">
        <ChoiceField
          form={form}
          name="visibility"
          hint={locked ?? t('placing.hint.visibility')}
          disabled={lock !== undefined}
          options={VISIBILITIES.map((value) => ({ value, label: t(`placing.visibility.${value}`) }))}
        />
        <ChoiceField
          form={form}
          name="offersOpen"
          hint={locked ?? t('placing.hint.offersOpen')}
          disabled={lock !== undefined}
          options={OFFERS_OPENS.map((value) => ({ value, label: t(`placing.offersOpen.${value}`) }))}
        />
        <TextField
          form={form}
          name="maxOffers"
          inputMode="numeric"
          className="max-w-56"
          hint={locked ?? t('placing.hint.maxOffers', { min: MAX_OFFERS_MIN, max: MAX_OFFERS_MAX })}
          disabled={lock !== undefined}
        />
      </div>
    </Disclosure>
  )
}

/**
 * Opens the section when its fields first need to be seen. It closes only by hand: a field put back to its usual value
 * must not fold the section that one is working in.
 */
function useOpen(isChanged: boolean, isWrong: boolean) {
  const [isOpen, setOpen] = useState(isChanged || isWrong)
  const [before, setBefore] = useState({ isChanged, isWrong })
  if (before.isChanged !== isChanged || before.isWrong !== isWrong) {
    setBefore({ isChanged, isWrong })
    if ((isChanged && !before.isChanged) || (isWrong && !before.isWrong)) setOpen(true)
  }
  return [isOpen, setOpen] as const
}
