import type { AttachedPicture, ProducerChanges } from '@verstat/contract'
import type { Insertable } from 'kysely'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { Dictionaries } from '../../dictionary-snapshot.ts'
import type { ProducerTable } from '../../directory.tables.ts'
import type { Db } from '../../directory-context.ts'
import { localized, localizedOrNull } from '../../localized-columns.ts'
import type { AllGiven } from '../../writing/fieldset.ts'
import * as ownProducers from '../own-producer.repository.ts'
import * as producers from '../producer.repository.ts'
import { viewCapacity, viewLeadTime, viewLocation, viewMoq } from '../producer.view.ts'
import { producerCompleteness } from '../producer-completeness.ts'

/** All that may be written about a producer, as the call that edits has it. */
export type ProducerFields = Omit<AllGiven<ProducerChanges>, 'email' | 'logo' | 'cover' | 'gallery'> & {
  readonly email: string | null
  readonly logo: AttachedPicture | null
  readonly cover: AttachedPicture | null
  readonly gallery: readonly AttachedPicture[]
}

/** What a producer holds that was not said when it was placed: no facts, only what is shown and to whom. */
export const NEW_PRODUCER = {
  tagline: null,
  edrpou: null,
  rnokpp: null,
  city: null,
  address: null,
  location: null,
  showAddress: false,
  serviceRegionIds: [],
  processes: [],
  materials: [],
  moq: null,
  leadTimeDays: null,
  samples: null,
  acceptsTolling: null,
  acceptsSmallBatch: null,
  employees: null,
  showEmployees: false,
  foundedYear: null,
  equipment: [],
  certificates: [],
  logo: null,
  cover: null,
  gallery: [],
  phones: [],
  contactShow: 'afterLogin',
  website: null,
  workHours: null,
  capacity: null,
} as const satisfies Partial<{ readonly [Field in keyof ProducerFields]: unknown }>

/** What is written about a producer now. */
export async function readProducerFields(
  db: Db,
  dictionaries: Dictionaries,
  id: string,
): Promise<ProducerFields> {
  const row = await ownProducers.find(db, { id })
  if (!row) throw new AppError('not_found')
  const pictures = await producers.listPictures(db, id)
  const inRole = (role: producers.ProducerPictureRow['role']) =>
    pictures.filter((picture) => picture.role === role).map(({ id: uploadId, alt }) => ({ uploadId, alt }))
  return {
    name: row.name,
    kind: row.kind,
    description: localized(row.description_uk, row.description_en),
    tagline: localizedOrNull(row.tagline_uk, row.tagline_en),
    categoryIds: row.category_keys.map((key) => dictionaries.category(key).code),
    regionId: dictionaries.region(row.region_id).code,
    email: row.email,
    edrpou: row.edrpou,
    rnokpp: row.rnokpp,
    city: row.city,
    address: row.address,
    location: viewLocation(row),
    showAddress: row.show_address,
    serviceRegionIds: row.service_region_ids.map((key) => dictionaries.region(key).code),
    processes: row.processes,
    materials: row.materials,
    moq: viewMoq(row),
    leadTimeDays: viewLeadTime(row),
    samples: row.samples,
    acceptsTolling: row.accepts_tolling,
    acceptsSmallBatch: row.accepts_small_batch,
    employees: row.employees,
    showEmployees: row.show_employees,
    foundedYear: row.founded_year,
    equipment: row.equipment,
    certificates: row.certificates.map(({ name, number, issuer, validUntil, uploadId }) => ({
      name,
      number,
      issuer,
      validUntil,
      file: uploadId ? { uploadId } : null,
    })),
    logo: inRole('logo')[0] ?? null,
    cover: inRole('cover')[0] ?? null,
    gallery: inRole('gallery'),
    phones: row.phones,
    contactShow: row.contact_show,
    website: row.website,
    workHours: row.work_hours,
    capacity: viewCapacity(row),
  }
}

/** The columns that hold these fields. The region and the categories were checked to exist. */
export function producerColumns(
  fields: ProducerFields,
  dictionaries: Dictionaries,
): Omit<Insertable<ProducerTable>, 'id' | 'slug'> {
  const keyOf = (code: string) => {
    const region = dictionaries.regionByCode(code)
    if (!region) throw new Error('The fields were not checked.')
    return region.key
  }
  return {
    name: fields.name,
    kind: fields.kind,
    description_uk: fields.description.uk ?? null,
    description_en: fields.description.en ?? null,
    tagline_uk: fields.tagline?.uk ?? null,
    tagline_en: fields.tagline?.en ?? null,
    region_id: keyOf(fields.regionId),
    email: fields.email,
    edrpou: fields.edrpou,
    rnokpp: fields.rnokpp,
    city: fields.city,
    address: fields.address,
    latitude: fields.location?.lat ?? null,
    longitude: fields.location?.lon ?? null,
    show_address: fields.showAddress,
    service_region_ids: fields.serviceRegionIds.map(keyOf),
    processes: [...fields.processes],
    materials: [...fields.materials],
    moq_value: fields.moq?.value ?? null,
    moq_unit: fields.moq?.unit ?? null,
    lead_days_min: fields.leadTimeDays?.min ?? null,
    lead_days_max: fields.leadTimeDays?.max ?? null,
    samples: fields.samples,
    accepts_tolling: fields.acceptsTolling,
    accepts_small_batch: fields.acceptsSmallBatch,
    employees: fields.employees,
    show_employees: fields.showEmployees,
    founded_year: fields.foundedYear,
    equipment: JSON.stringify(fields.equipment),
    certificates: JSON.stringify(
      fields.certificates.map(({ file, ...certificate }) => ({
        ...certificate,
        uploadId: file?.uploadId ?? null,
      })),
    ),
    phones: [...fields.phones],
    contact_show: fields.contactShow,
    website: fields.website,
    work_hours: fields.workHours,
    accepting_from: fields.capacity?.acceptingFrom ?? null,
    closed_until: fields.capacity?.closedUntil ?? null,
    completeness: completeness(fields),
  }
}

/** Fields as they are stored: amounts as precise as a column holds, each word and place once. */
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
  }
}

function completeness(fields: ProducerFields): number {
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
