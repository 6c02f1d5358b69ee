import type { Transaction } from '@verstat/contract'

/** Takes the payer to where they pay; what is paid by a bank transfer stays on the page. */
export function handOver(checkout: NonNullable<Transaction['checkout']>): void {
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
  // Not by a property: a field of the provider may be called `submit`.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
