import type { Transaction } from '@verstat/contract'
import { apiErrorCode, retryTransaction } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { Disclosure } from '@verstat/ui/disclosure'
import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { methodHint, methodName } from './payment-methods.ts'
import { redirectToCheckout } from './redirect-to-checkout.ts'
import { TransferDetails } from './transfer-details.tsx'
import type { WatchedTransaction } from './use-transaction.ts'

type Props = { readonly watched: WatchedTransaction }

export function CheckoutPart({ watched }: Props) {
  const { t } = usePage()
  const { transaction } = watched
  const { checkout, methods } = transaction
  if (methods.length === 0) return <p className="text-warn">{t('paying.pay.none')}</p>
  if (!checkout) return <MethodForm watched={watched} />
  return (
    <>
      <OpenCheckout transaction={transaction} checkout={checkout} />
      {methods.length > 1 && (
        <Disclosure summary={t('paying.pay.other')}>
          <MethodForm watched={watched} />
        </Disclosure>
      )}
    </>
  )
}

type Checkout = NonNullable<Transaction['checkout']>

/** Lets the payer continue to the payment provider without JavaScript. */
function OpenCheckout({
  transaction,
  checkout,
}: {
  readonly transaction: Transaction
  readonly checkout: Checkout
}) {
  const { t } = usePage()
  switch (checkout.type) {
    case 'redirect':
      return (
        <LinkButton variant="primary" size="large" href={checkout.url} rel="noreferrer" data-reload="">
          {t('paying.pay.goOn')}
        </LinkButton>
      )
    case 'form':
      return (
        <form method="post" action={checkout.action} className="grid">
          {checkout.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="primary" size="large">
            {t('paying.pay.goOn')}
          </Button>
        </form>
      )
    case 'document':
      return (
        <div className="grid gap-4">
          <TransferDetails transaction={transaction} checkout={checkout} />
          <LinkButton variant="primary" size="large" href={checkout.qrUrl} rel="noreferrer">
            {t('paying.invoice.open')}
          </LinkButton>
          <LinkButton href={`/payment/${transaction.id}/invoice.pdf?lang=${t.locale}`} data-reload="">
            {t('paying.invoice.pdf')}
          </LinkButton>
        </div>
      )
  }
}

function MethodForm({ watched: { transaction, update, refresh } }: Props) {
  const { t, send, format } = usePage()
  const href = useHref()
  const { id, methods, provider, status, amount } = transaction
  const form = useApiForm({
    id: 'pay',
    send(values, options) {
      const chosen = values.text('provider')
      return send(retryTransaction, { id, ...(chosen ? { provider: chosen } : {}) }, options)
    },
    done(answer) {
      update(answer)
      if (answer.checkout) redirectToCheckout(answer.checkout)
      else toasts.show(t('paying.pay.noAnswer'), 'bad')
    },
    // When the purchase was paid, cancelled or expired after the page was loaded, the page loads the purchase again.
    refused(error) {
      if (apiErrorCode(error) !== 'move_forbidden') return false
      refresh()
      return true
    },
  })
  const isChosen = (method: string) =>
    methods.some((each) => each.provider === provider) ? method === provider : method === methods[0]?.provider
  const sum = format.money(amount.amountMinor, amount.currency)
  return (
    <ApiFormBox form={form} action={href('/payment/checkout')}>
      <input type="hidden" name="transaction" value={id} />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{t('paying.pay.method')}</legend>
        {methods.map((method) => (
          <Checkbox
            key={method.provider}
            type="radio"
            name="provider"
            value={method.provider}
            defaultChecked={isChosen(method.provider)}
            label={
              <>
                <span className="font-medium">{methodName(t, method.provider)}</span>
                <span className="block text-13 text-ink-soft">
                  {methodHint(t, method.provider, method.wallets)}
                </span>
              </>
            }
          />
        ))}
      </fieldset>
      <SubmitButton form={form} size="large" busy={t('paying.pay.busy')} plain>
        {t(status === 'failed' ? 'paying.pay.retry' : 'paying.pay.label', { sum })}
      </SubmitButton>
    </ApiFormBox>
  )
}
