import type { MessageKey } from '@verstat/i18n'
import type { Fact } from '@verstat/ui/facts-table'
import type { PageContext } from '../../../lib/page-context.ts'
import { phoneText } from '../../../lib/texts/phone-text.ts'
import type { FormDictionary } from '../form-fields.ts'
import { type ProducerFields, producerBody } from './producer-form-fields.ts'

/** What a producer's page will tell; what was not said is left out. */
export function producerPreviewFacts(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  fields: ProducerFields,
  dictionary: FormDictionary,
): readonly Fact[] {
  const body = producerBody(fields)
  const region = (id: string) => dictionary.regions.find((each) => each.id === id)?.name ?? ''
  const category = (id: string) => dictionary.categories.find((each) => each.id === id)?.name ?? ''
  const { moq, leadTimeDays, employees, capacity, location } = body
  const answer = (said: boolean | null | undefined, yes: MessageKey, no: MessageKey) =>
    typeof said === 'boolean' && t(said ? yes : no)
  return [
    fact('kind', t('producers.fact.kind'), fields.kind && t(`producers.kind.${body.kind}`)),
    fact('categories', t('placing.label.categoryIds'), body.categoryIds.map(category).join(', ')),
    fact('processes', t('placing.label.processes'), fields.processes.join(', ')),
    fact('materials', t('placing.label.materials'), fields.materials.join(', ')),
    fact('equipment', t('placing.label.equipment'), fields.equipment.map(({ name }) => name).join(', ')),
    fact(
      'certificates',
      t('placing.label.certificates'),
      fields.certificates.map(({ name }) => name).join(', '),
    ),
    fact('moq', t('producers.fact.moq'), moq && format.quantity(moq.value, moq.unit)),
    fact(
      'leadTime',
      t('producers.fact.leadTime'),
      leadTimeDays && format.days(leadTimeDays.min, leadTimeDays.max),
    ),
    fact('samples', t('producers.fact.samples'), body.samples && t(`producers.samples.${body.samples}`)),
    fact(
      'tolling',
      t('producers.fact.tolling'),
      answer(body.acceptsTolling, 'producers.fact.tollingYes', 'producers.fact.tollingNo'),
    ),
    fact(
      'smallBatch',
      t('producers.fact.smallBatch'),
      answer(body.acceptsSmallBatch, 'producers.fact.smallBatchYes', 'producers.fact.smallBatchNo'),
    ),
    fact(
      'closed',
      t('placing.label.capacity.closedUntil'),
      capacity?.closedUntil && format.fullDay(capacity.closedUntil),
    ),
    fact('employees', t('producers.fact.employees'), employees && t(`producers.employees.${employees}`)),
    fact('founded', t('producers.fact.founded'), fields.foundedYear),
    fact('region', t('producers.fact.region'), region(fields.regionId)),
    fact('city', t('producers.fact.city'), fields.city),
    fact('address', t('producers.fact.address'), fields.address),
    fact(
      'location',
      t('placing.label.location'),
      location && `${format.number(location.lat, 6)}; ${format.number(location.lon, 6)}`,
    ),
    fact('service', t('producers.fact.serviceRegions'), fields.serviceRegionIds.map(region).join(', ')),
    fact('email', t('placing.label.email'), fields.email),
    fact('phones', t('placing.label.phones'), body.phones?.map(phoneText).join(', ')),
    fact(
      'show',
      t('placing.label.contactShow'),
      t(`placing.contactShow.${body.contactShow ?? 'afterLogin'}`),
    ),
    fact('website', t('placing.label.website'), fields.website),
    fact('workHours', t('placing.label.workHours'), fields.workHours),
  ].filter(({ value }) => Boolean(value))
}

function fact(key: string, label: string, value: string | false | null | undefined): Fact {
  return { key, label, value: value || undefined }
}
