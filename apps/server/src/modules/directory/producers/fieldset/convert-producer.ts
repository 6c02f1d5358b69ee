import { AppError } from '../../../../platform/http/app-error.ts'
import type { Dictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import type { Db } from '../../directory-context.ts'
import { readFields } from '../../listing/writing/field-columns.ts'
import * as ownProducers from '../own-producer.repository.ts'
import * as producers from '../producer.repository.ts'
import { PRODUCER_COLUMNS, type ProducerFields } from '../producer-columns.ts'
import { producerCompleteness } from '../producer-completeness.ts'

export async function readProducerFields(
  db: Db,
  dictionaries: Dictionaries,
  id: string,
): Promise<ProducerFields> {
  const row = await ownProducers.find(db, id)
  if (!row) throw new AppError('not_found')
  const pictures = await producers.listPictures(db, id)
  const inRole = (role: producers.ProducerPictureRow['role']) =>
    pictures.filter((picture) => picture.role === role).map(({ id: uploadId, alt }) => ({ uploadId, alt }))
  return {
    ...readFields(PRODUCER_COLUMNS, row, dictionaries),
    categoryIds: row.category_keys.map((key) => dictionaries.category(key).code),
    logo: inRole('logo')[0] ?? null,
    cover: inRole('cover')[0] ?? null,
    gallery: inRole('gallery'),
  }
}

/** Before a producer is stored, rounds quantities to the precision of their columns and removes duplicates. */
export function normalizeProducer(fields: ProducerFields): ProducerFields {
  const { moq, capacity } = fields
  const saysNothing = capacity?.acceptingFrom === null && capacity.closedUntil === null
  return {
    ...fields,
    moq: moq && { ...moq, value: Math.round(moq.value * 1_000) / 1_000 },
    capacity: saysNothing ? null : capacity,
    categoryIds: [...new Set(fields.categoryIds)],
    serviceRegionIds: [...new Set(fields.serviceRegionIds)],
    processes: [...new Set(fields.processes)],
    materials: [...new Set(fields.materials)],
    phones: [...new Set(fields.phones)],
    messengers: [...new Set(fields.messengers)],
  }
}

export function completeness(fields: ProducerFields): number {
  return producerCompleteness({
    descriptionUk: fields.description.uk ?? null,
    descriptionEn: fields.description.en ?? null,
    taglineUk: fields.tagline?.uk ?? null,
    taglineEn: fields.tagline?.en ?? null,
    hasLogo: fields.logo !== null,
    hasCover: fields.cover !== null,
    galleryCount: fields.gallery.length,
    processes: fields.processes,
    materials: fields.materials,
    equipmentCount: fields.equipment.length,
    certificateCount: fields.certificates.length,
    hasMoq: fields.moq !== null,
    hasLeadTime: fields.leadTimeDays !== null,
    hasWebsite: fields.website !== null,
    hasWorkHours: fields.workHours !== null,
  })
}
