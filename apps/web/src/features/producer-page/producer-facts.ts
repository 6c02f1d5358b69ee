import type { Producer } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import { townName } from '@verstat/seo'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import { fact, type ListingFact } from '../listing/listing-fact.ts'
import { minimumText, ownText } from '../listing/listing-words.ts'

/** What a customer asks a producer first: how little, how soon, from whose material, where. */
export function producerFacts(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  producer: Producer,
  index: DirectoryIndex,
): readonly ListingFact[] {
  const { moq, leadTimeDays, samples } = producer
  const answer = (said: boolean | null, yes: MessageKey, no: MessageKey) =>
    said === null ? undefined : t(said ? yes : no)
  const own = (text: string | null) => (text === null ? undefined : ownText(text, t.locale))
  const region = index.regionById(producer.regionId)
  const serves = producer.serviceRegionIds.flatMap((id) => index.regionById(id)?.name[t.locale] ?? [])
  return [
    ...fact('kind', t('producers.fact.kind'), t(`producers.kind.${producer.kind}`)),
    ...fact('moq', t('producers.fact.moq'), moq ? minimumText({ t, format }, moq) : undefined),
    ...fact(
      'leadTime',
      t('producers.fact.leadTime'),
      leadTimeDays ? format.days(leadTimeDays.min, leadTimeDays.max) : undefined,
    ),
    ...fact('samples', t('producers.fact.samples'), samples ? t(`producers.samples.${samples}`) : undefined),
    ...fact(
      'tolling',
      t('producers.fact.tolling'),
      answer(producer.acceptsTolling, 'producers.fact.tollingYes', 'producers.fact.tollingNo'),
    ),
    ...fact(
      'smallBatch',
      t('producers.fact.smallBatch'),
      answer(producer.acceptsSmallBatch, 'producers.fact.smallBatchYes', 'producers.fact.smallBatchNo'),
    ),
    ...fact(
      'region',
      t('producers.fact.region'),
      region?.name[t.locale],
      region && listingPath('producers', { regionSlug: region.slug }),
    ),
    ...fact('city', t('producers.fact.city'), townName(t, producer.city)),
    ...fact('address', t('producers.fact.address'), own(producer.address)),
    ...fact('serves', t('producers.fact.serviceRegions'), serves.join(', ')),
    ...fact(
      'employees',
      t('producers.fact.employees'),
      producer.employees ? t(`producers.employees.${producer.employees}`) : undefined,
    ),
    ...fact('founded', t('producers.fact.founded'), producer.foundedYear?.toString()),
    ...fact('edrpou', t('producers.fact.edrpou'), producer.edrpou ?? undefined),
    ...fact('workHours', t('producers.fact.workHours'), own(producer.workHours)),
  ]
}
