import type { Fact } from '@verstat/ui/facts-table'
import type { PageContext } from '../../../lib/page-context.ts'
import { MESSENGER_NAMES } from '../../../lib/texts/messenger-names.ts'
import { phoneText } from '../../../lib/texts/phone-text.ts'
import { PRODUCER_FACT_LABELS } from '../../listing/facts/producer-fact-words.ts'
import { ruleFacts } from '../../listing/facts/rule-facts.ts'
import type { FormDictionary } from '../values/form-fields.ts'
import { type ProducerFields, producerBody } from './producer-form-fields.ts'

/** Returns the facts of a producer as the producer's page will show them. Empty facts are left out. */
export function producerPreviewFacts(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  fields: ProducerFields,
  dictionary: FormDictionary,
): readonly Fact[] {
  const body = producerBody(fields)
  const region = (id: string) => dictionary.regions.find((each) => each.id === id)?.name ?? ''
  const category = (id: string) => dictionary.categories.find((each) => each.id === id)?.name ?? ''
  const { moq, leadTimeDays, employees, capacity, location } = body
  return [
    fact('kind', t('fields.producer.kind'), fields.kind && t(`producers.kind.${body.kind}`)),
    fact('categories', t('fields.form.categoryIds'), body.categoryIds.map(category).join(', ')),
    fact('processes', t('fields.form.processes'), fields.processes.join(', ')),
    fact('materials', t('fields.form.materials'), fields.materials.join(', ')),
    fact('equipment', t('fields.form.equipment'), fields.equipment.map(({ name }) => name).join(', ')),
    fact(
      'certificates',
      t('fields.form.certificates'),
      fields.certificates.map(({ name }) => name).join(', '),
    ),
    fact('moq', t('fields.producer.moq'), moq && format.quantity(moq.value, moq.unit)),
    fact(
      'leadTime',
      t('fields.producer.leadTime'),
      leadTimeDays && format.days(leadTimeDays.min, leadTimeDays.max),
    ),
    ...ruleFacts({ t, format }, PRODUCER_FACT_LABELS, body).map(({ key, label, value }) =>
      fact(key, label, value.text),
    ),
    fact(
      'closed',
      t('fields.form.capacity.closedUntil'),
      capacity?.closedUntil && format.fullDay(capacity.closedUntil),
    ),
    fact('employees', t('fields.producer.employees'), employees && t(`producers.employees.${employees}`)),
    fact('founded', t('fields.producer.founded'), fields.foundedYear),
    fact('region', t('fields.producer.region'), region(fields.regionId)),
    fact('city', t('fields.producer.city'), fields.city),
    fact('address', t('fields.producer.address'), fields.address),
    fact(
      'location',
      t('fields.form.location'),
      location && `${format.number(location.lat, 6)}; ${format.number(location.lon, 6)}`,
    ),
    fact('service', t('fields.producer.serviceRegions'), fields.serviceRegionIds.map(region).join(', ')),
    fact('email', t('fields.form.email'), fields.email),
    fact('phones', t('fields.form.phones'), body.phones?.map(phoneText).join(', ')),
    fact(
      'messengers',
      t('fields.form.messengers'),
      body.messengers?.map((each) => MESSENGER_NAMES[each]).join(', '),
    ),
    fact('show', t('fields.form.contactShow'), t(`placing.contactShow.${body.contactShow ?? 'afterLogin'}`)),
    fact('website', t('fields.form.website'), body.website),
    fact('workHours', t('fields.form.workHours'), fields.workHours),
  ].filter(({ value }) => Boolean(value))
}

function fact(key: string, label: string, value: string | false | null | undefined): Fact {
  return { key, label, value: value || undefined }
}
