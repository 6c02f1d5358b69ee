import { createFileRoute } from '@tanstack/react-router'
import { deleteProducer, getOwnProducer } from '@verstat/contract/browser'
import { kyivDay } from '@verstat/i18n'
import { accountHead } from '../../../features/account/account-head.ts'
import { ManagePage } from '../../../features/listing-forms/after/manage-page.tsx'
import { formDictionary } from '../../../features/listing-forms/form-dictionary.ts'
import { EditProducer } from '../../../features/listing-forms/producer/edit-producer.tsx'
import { PRODUCER_STEPS } from '../../../features/listing-forms/producer/producer-checks.ts'
import { readStep } from '../../../features/listing-forms/read-step.ts'
import { usePage } from '../../../lib/use-page.ts'

export const Route = createFileRoute('/advertisement/producer/manage')({
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: async ({ context }) => ({
    dictionary: formDictionary(await context.directoryIndex(), context.locale, 'producer'),
    today: kyivDay(context.now()),
  }),
  head: ({ match }) => accountHead(match.context, 'placing.manage.producerTitle'),
  component: ManageProducer,
})

function ManageProducer() {
  const { send } = usePage()
  const { dictionary, today } = Route.useLoaderData()
  const step = readStep(Route.useSearch(), PRODUCER_STEPS)
  return (
    <ManagePage
      kind="producer"
      get={(slug, options) => send(getOwnProducer, { slug }, options)}
      remove={({ id }, options) => send(deleteProducer, { id }, options)}
    >
      {({ listing, token }, reload) => (
        <EditProducer
          key={`${listing.id} ${listing.version}`}
          producer={listing}
          dictionary={dictionary}
          today={today}
          step={step}
          path="/advertisement/producer/manage"
          listingToken={token}
          saved={reload}
        />
      )}
    </ManagePage>
  )
}
