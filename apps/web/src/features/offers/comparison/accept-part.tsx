import type { ComparisonRow } from '@verstat/contract'
import { setOfferStatus } from '@verstat/contract/browser'
import { unitPriceText } from '@verstat/i18n'
import { Disclosure } from '@verstat/ui/disclosure'
import { useEffect, useRef } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { comparedId } from '../../../lib/urls/compared-offer.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { SaveButton } from '../../forms/save-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded, useReloadOn } from '../../forms/use-reloaded.ts'
import { AWARD_ID } from './award-box.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { useOpenAtHash } from './use-open-at-hash.ts'

type Props = { readonly row: ComparisonRow; readonly slug: string }

/** Accepting says once more what is accepted and what follows, and then leads to what happens next. */
export function AcceptPart({ row, slug }: Props) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const reloadOutdated = useReloadOn('stale', 'move_forbidden')
  const { offer } = row
  const isDone = useRef(false)
  const form = useApiForm({
    id: `accept-${offer.id}`,
    send: (_, options) =>
      send(setOfferStatus, { id: offer.id, status: 'accepted', version: offer.version }, options),
    done() {
      isDone.current = true
      return reloaded(t('comparison.accepted'))
    },
    refused: reloadOutdated,
  })

  useEffect(
    () => () => {
      if (isDone.current) document.getElementById(AWARD_ID)?.focus()
    },
    [],
  )

  return (
    <Disclosure
      summary={<span className="font-semibold text-accent">{t('comparison.act.accept')}</span>}
      ref={useOpenAtHash()}
      id={comparedId(offer.id, 'accept')}
      // Near the lower edge of the window, what unfolds would be out of sight.
      onToggle={({ currentTarget: part }) => {
        if (part.open) part.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
      className="scroll-mt-4 rounded-8 border border-accent px-3"
    >
      <ApiFormBox form={form} action={href('/user/offers')} className="pb-3">
        <HiddenFields
          values={{ id: offer.id, version: String(offer.version), act: 'accepted', back: slug }}
        />
        <Agreement row={row} />
        <p className="text-13 text-ink-soft">{t('comparison.accept.follows')}</p>
        <SaveButton form={form} variant="primary" plain busy={t('offers.form.busy')}>
          {t('comparison.accept.submit')}
        </SaveButton>
      </ApiFormBox>
    </Disclosure>
  )
}

/** What the deal will record. It is about the quantity of the order, whatever quantity the page shows. */
function Agreement({ row: { offer, agreement } }: { readonly row: ComparisonRow }) {
  const { t, format } = usePage()
  const { currency, vat } = offer.terms
  const { quantity, unit, gross, net, unitGross, code } = agreement
  const amount =
    quantity === null ? '' : unit === null ? format.number(quantity) : format.quantity(quantity, unit)
  return (
    <div className="grid gap-1 text-13">
      <p>
        {t('comparison.accept.what', {
          producer: offer.producer?.name ?? t('comparison.nobody'),
          revision: String(offer.revision),
        })}
      </p>
      {amount && <p>{t('comparison.accept.quantity', { amount })}</p>}
      {gross === null || net === null ? (
        <p className="text-warn">
          {t('comparison.accept.unknown', { why: t(`comparison.accept.why.${code ?? 'no_quantity'}`) })}
        </p>
      ) : (
        <>
          <p className="font-medium">
            {vat.mode === 'none'
              ? t('comparison.accept.noVat', { sum: format.money(gross, currency) })
              : t('comparison.accept.sums', {
                  gross: format.money(gross, currency),
                  net: format.money(net, currency),
                })}
          </p>
          {unitGross !== null && (
            <p>{t('comparison.accept.unit', { price: unitPriceText(format, unitGross, currency) })}</p>
          )}
        </>
      )}
    </div>
  )
}
