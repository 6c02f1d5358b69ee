import type { OwnOrder } from '@verstat/contract'
import { editOrder, withdrawOrderRevision } from '@verstat/contract/browser'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { EditNotice } from '../edits/edit-notice.tsx'
import { useEditForm } from '../edits/use-edit-form.ts'
import type { FormDictionary } from '../values/form-fields.ts'
import { checkOrder, ORDER_STEPS, type OrderStep, orderStepOf } from './order-checks.ts'
import { OrderForm } from './order-form.tsx'
import { fieldsOfOrder, type OrderBody, type OrderFields, orderBody } from './order-form-fields.ts'

export type EditOrderProps = {
  readonly order: OwnOrder
  readonly dictionary: FormDictionary
  /** The current date in Kyiv as YYYY-MM-DD. */
  readonly today: string
  readonly step: OrderStep
  /** Path of the page without the language prefix and without the step. */
  readonly path: string
  /** Token that allows editing an order without an owner account. Such an order cannot be sent to approval. */
  readonly listingToken?: string
  readonly saved?: (order: OwnOrder) => void
}

/** Edit form of an order. Another version of the order needs another instance of this component (another `key`). */
export function EditOrder(props: EditOrderProps) {
  const { order, dictionary, today, step, path, listingToken, saved } = props
  const page = usePage()
  const { t, send } = page
  const user = useUser()
  const isOthers = user !== null && !listingToken && order.ownerId !== user.id
  const lock = order.hasOffers ? { offersUntil: order.offersUntil } : undefined
  const edit = useEditForm<OrderFields, OrderStep, OwnOrder, OrderBody>({
    kind: 'order',
    listing: order,
    steps: ORDER_STEPS,
    step,
    path,
    stepOf: orderStepOf,
    fieldsOf: fieldsOfOrder,
    bodyOf: (fields) => orderBody(fields, dictionary),
    check: (fields) => checkOrder(page, fields, dictionary, today, lock),
    edit: (changes, options) => send(editOrder, { id: order.id, ...changes }, options),
    ...(listingToken ? { listingToken } : {}),
    // Without a verified e-mail address, the form only saves the changes. The server sends the listing to approval
    // after the address is verified.
    maySubmit: Boolean(user?.emailVerifiedAt) && !isOthers,
    saved: (changed) => saved?.(changed),
  })
  return (
    <OrderForm
      form={edit.form}
      dictionary={dictionary}
      today={today}
      lock={lock}
      title={t('placing.title.editOrder')}
      send={edit.send}
      {...(edit.saveForLater ? { saveForLater: edit.saveForLater } : {})}
      notice={
        <EditNotice
          edit={edit}
          kind="order"
          isOthers={isOthers}
          dictionary={dictionary}
          withdraw={
            listingToken || isOthers
              ? undefined
              : (options) => send(withdrawOrderRevision, { id: order.id }, options)
          }
        />
      }
    />
  )
}
