import type { Producer } from '@verstat/contract'
import { placeText } from '@verstat/seo'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import { fact, type ListingFact } from '../listing/facts/listing-fact.ts'
import { PRODUCER_FACT_LABELS } from '../listing/facts/producer-fact-words.ts'
import { ruleFacts } from '../listing/facts/rule-facts.ts'
import { minimumText, ownText } from '../listing/listing-words.ts'

export function producerFacts(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  producer: Producer,
  index: DirectoryIndex,
): readonly ListingFact[] {
  const { moq, leadTimeDays } = producer
  const own = (text: string | null) => (text === null ? undefined : ownText(text, t.locale))
  const region = index.regionById(producer.regionId)
  // The fact says where else the producer works, so the producer's own region is left out.
  const serves = producer.serviceRegionIds.flatMap((id) =>
    id === producer.regionId ? [] : (index.regionById(id)?.name[t.locale] ?? []),
  )
  return [
    ...fact('moq', t('fields.producer.moq'), moq ? minimumText({ t, format }, moq) : undefined),
    ...fact(
      'leadTime',
      t('fields.producer.leadTime'),
      leadTimeDays ? format.days(leadTimeDays.min, leadTimeDays.max) : undefined,
    ),
    ...ruleFacts({ t, format }, PRODUCER_FACT_LABELS, producer),
    ...fact(
      'place',
      t('fields.producer.place'),
      placeText(t, producer.city, region),
      region && listingPath('producers', { regionSlug: region.slug }),
    ),
    ...fact('address', t('fields.producer.address'), own(producer.address)),
    ...fact('serves', t('fields.producer.serviceRegions'), serves.join(', ')),
    ...fact(
      'employees',
      t('fields.producer.employees'),
      producer.employees ? t(`producers.employees.${producer.employees}`) : undefined,
    ),
    ...fact('founded', t('fields.producer.founded'), producer.foundedYear?.toString()),
    ...fact('edrpou', t('fields.producer.edrpou'), producer.edrpou ?? undefined),
    ...fact('workHours', t('fields.producer.workHours'), own(producer.workHours)),
  ]
}
