import { createFileRoute, redirect } from '@tanstack/react-router'
import { getOwnProducer } from '@verstat/contract/browser'
import { kyivDay } from '@verstat/i18n'
import { accountHead } from '../../../../../features/account/account-head.ts'
import { redirectUneditable } from '../../../../../features/listing-forms/edits/redirect-uneditable.ts'
import { formDictionary } from '../../../../../features/listing-forms/form-dictionary.ts'
import { EditProducer } from '../../../../../features/listing-forms/producer/edit-producer.tsx'
import { PRODUCER_STEPS } from '../../../../../features/listing-forms/producer/producer-checks.ts'
import { readStep } from '../../../../../features/listing-forms/read-step.ts'
import { findOr404 } from '../../../../../lib/api/find-or-404.ts'
import { requireAuth } from '../../../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/advertisment/edit/producer/$slug')({
  beforeLoad: requireAuth,
  // The steps of the form are one page. A reload could load a newer version of the producer while the form has unsaved
  // changes.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: async ({ context, params: { slug }, location, abortController: { signal } }) => {
    const [producer, index] = await Promise.all([
      findOr404(context.send(getOwnProducer, { slug }, { signal })),
      context.directoryIndex(),
    ])
    // When the path contains an id, the page redirects to the path with the slug.
    if (producer.slug !== slug) {
      throw redirect({
        to: '/user/advertisment/edit/producer/$slug',
        params: { slug: producer.slug },
        search: location.search,
        statusCode: 308,
      })
    }
    redirectUneditable('producer', producer)
    return {
      producer,
      dictionary: formDictionary(index, context.locale, 'producer'),
      today: kyivDay(context.now()),
    }
  },
  head: ({ match }) => accountHead(match.context, 'placing.title.editProducer'),
  component: EditProducerRoute,
})

function EditProducerRoute() {
  const { producer, dictionary, today } = Route.useLoaderData()
  return (
    <EditProducer
      key={`${producer.id} ${producer.version}`}
      producer={producer}
      dictionary={dictionary}
      today={today}
      step={readStep(Route.useSearch(), PRODUCER_STEPS)}
      path={`/user/advertisment/edit/producer/${producer.slug}`}
    />
  )
}
