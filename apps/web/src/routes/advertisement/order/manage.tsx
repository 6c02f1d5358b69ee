import { createFileRoute } from '@tanstack/react-router'
import { deleteOrder, getOwnOrder } from '@verstat/contract/browser'
import { kyivDay } from '@verstat/i18n'
import { accountHead } from '../../../features/account/account-head.ts'
import { ManagePage } from '../../../features/listing-forms/after/manage-page.tsx'
import { formDictionary } from '../../../features/listing-forms/form-dictionary.ts'
import { EditOrder } from '../../../features/listing-forms/order/edit-order.tsx'
import { EARLIER_ORDER_STEPS, ORDER_STEPS } from '../../../features/listing-forms/order/order-checks.ts'
import { readStep } from '../../../features/listing-forms/read-step.ts'
import { usePage } from '../../../lib/use-page.ts'

export const Route = createFileRoute('/advertisement/order/manage')({
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: async ({ context }) => ({
    dictionary: formDictionary(await context.directoryIndex(), context.locale, 'order'),
    today: kyivDay(context.now()),
  }),
  head: ({ match }) => accountHead(match.context, 'placing.manage.orderTitle'),
  component: ManageOrder,
})

function ManageOrder() {
  const { send } = usePage()
  const { dictionary, today } = Route.useLoaderData()
  const step = readStep(Route.useSearch(), ORDER_STEPS, EARLIER_ORDER_STEPS)
  return (
    <ManagePage
      kind="order"
      get={(slug, options) => send(getOwnOrder, { slug }, options)}
      remove={({ id }, options) => send(deleteOrder, { id }, options)}
    >
      {({ listing, token }, reload) => (
        <EditOrder
          key={`${listing.id} ${listing.version}`}
          order={listing}
          dictionary={dictionary}
          today={today}
          step={step}
          path="/advertisement/order/manage"
          listingToken={token}
          saved={reload}
        />
      )}
    </ManagePage>
  )
}
