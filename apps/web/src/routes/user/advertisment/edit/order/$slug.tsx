import { createFileRoute, redirect } from '@tanstack/react-router'
import { getOwnOrder } from '@verstat/contract/browser'
import { kyivDay } from '@verstat/i18n'
import { accountHead } from '../../../../../features/account/account-head.ts'
import { redirectUneditable } from '../../../../../features/listing-forms/edits/redirect-uneditable.ts'
import { formDictionary } from '../../../../../features/listing-forms/form-dictionary.ts'
import { EditOrder } from '../../../../../features/listing-forms/order/edit-order.tsx'
import { EARLIER_ORDER_STEPS, ORDER_STEPS } from '../../../../../features/listing-forms/order/order-checks.ts'
import { readStep } from '../../../../../features/listing-forms/read-step.ts'
import { findOr404 } from '../../../../../lib/api/find-or-404.ts'
import { requireAuth } from '../../../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/advertisment/edit/order/$slug')({
  beforeLoad: requireAuth,
  // The steps of the form are one page. A reload could load a newer version of the order while the form has unsaved
  // changes.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: async ({ context, params: { slug }, location, abortController: { signal } }) => {
    const [order, index] = await Promise.all([
      findOr404(context.send(getOwnOrder, { slug }, { signal })),
      context.directoryIndex(),
    ])
    // When the path contains an id, the page redirects to the path with the slug.
    if (order.slug !== slug) {
      throw redirect({
        to: '/user/advertisment/edit/order/$slug',
        params: { slug: order.slug },
        search: location.search,
        statusCode: 308,
      })
    }
    redirectUneditable('order', order)
    return {
      order,
      dictionary: formDictionary(index, context.locale, 'order'),
      today: kyivDay(context.now()),
    }
  },
  head: ({ match }) => accountHead(match.context, 'placing.title.editOrder'),
  component: EditOrderRoute,
})

function EditOrderRoute() {
  const { order, dictionary, today } = Route.useLoaderData()
  return (
    <EditOrder
      key={`${order.id} ${order.version}`}
      order={order}
      dictionary={dictionary}
      today={today}
      step={readStep(Route.useSearch(), ORDER_STEPS, EARLIER_ORDER_STEPS)}
      path={`/user/advertisment/edit/order/${order.slug}`}
    />
  )
}
