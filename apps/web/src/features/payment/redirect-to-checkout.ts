import type { Transaction } from '@verstat/contract'

/**
 * Sends the payer to the checkout of the payment provider. An invoice for a bank transfer is shown on the current page
 * instead.
 */
export function redirectToCheckout(checkout: NonNullable<Transaction['checkout']>): void {
  if (checkout.type === 'redirect') location.assign(checkout.url)
  if (checkout.type !== 'form') return
  const form = document.createElement('form')
  form.method = 'post'
  form.action = checkout.action
  form.append(
    ...checkout.fields.map(({ name, value }) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    ),
  )
  document.body.append(form)
  // `form.submit()` would fail when the provider has a field named `submit`, which hides the method.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
