import type { Transaction } from '@verstat/contract'

/** Sends the payer to the provider's checkout; an invoice for a bank transfer stays on the page. */
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
  // Not `form.submit()`: a field of the provider may be named `submit` and hide the method.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
