import { type AttachedPicture, type Complete, PRODUCER_FIELDS, type ProducerChanges } from '@verstat/contract'
import { fieldsIn, regionKey, type StoredFields, visibleFields } from '../listing/writing/field-columns.ts'
import type { ProducerTable } from './producer.tables.ts'

export type ProducerFields = Omit<Complete<ProducerChanges>, 'email' | 'logo' | 'cover' | 'gallery'> & {
  readonly email: string | null
  readonly logo: AttachedPicture | null
  readonly cover: AttachedPicture | null
  readonly gallery: readonly AttachedPicture[]
}

const { column, columns, optionalText, text } = fieldsIn<ProducerTable>()

/** Maps every field to its columns. Pictures and categories are not included, because they have their own tables. */
export const PRODUCER_COLUMNS = {
  name: column('name'),
  kind: column('kind'),
  edrpou: column('edrpou'),
  rnokpp: column('rnokpp'),
  tagline: optionalText('tagline_uk', 'tagline_en'),
  description: text('description_uk', 'description_en'),
  processes: column('processes'),
  materials: column('materials'),
  equipment: columns(
    ['equipment'],
    ({ equipment }) => equipment.map(({ name, model, count, note }) => ({ name, model, count, note })),
    (equipment) => ({ equipment: JSON.stringify(equipment) }),
  ),
  moq: columns(
    ['moq_value', 'moq_unit'],
    ({ moq_value: value, moq_unit: unit }) =>
      value !== null && unit !== null ? { value: Number(value), unit } : null,
    (moq) => ({ moq_value: moq?.value ?? null, moq_unit: moq?.unit ?? null }),
  ),
  leadTimeDays: columns(
    ['lead_days_min', 'lead_days_max'],
    ({ lead_days_min: min, lead_days_max: max }) => (min !== null && max !== null ? { min, max } : null),
    (days) => ({ lead_days_min: days?.min ?? null, lead_days_max: days?.max ?? null }),
  ),
  samples: column('samples'),
  acceptsTolling: column('accepts_tolling'),
  acceptsSmallBatch: column('accepts_small_batch'),
  capacity: columns(
    ['accepting_from', 'closed_until'],
    ({ accepting_from: acceptingFrom, closed_until: closedUntil }) =>
      acceptingFrom === null && closedUntil === null ? null : { acceptingFrom, closedUntil },
    (capacity) => ({
      accepting_from: capacity?.acceptingFrom ?? null,
      closed_until: capacity?.closedUntil ?? null,
    }),
  ),
  employees: column('employees'),
  showEmployees: column('show_employees'),
  foundedYear: column('founded_year'),
  certificates: columns(
    ['certificates'],
    ({ certificates }) =>
      certificates.map(({ name, number, issuer, validUntil, uploadId }) => ({
        name,
        number,
        issuer,
        validUntil,
        file: uploadId ? { uploadId } : null,
      })),
    (certificates) => ({
      certificates: JSON.stringify(
        certificates.map(({ file, ...certificate }) => ({
          ...certificate,
          uploadId: file?.uploadId ?? null,
        })),
      ),
    }),
  ),
  regionId: columns(
    ['region_id'],
    (row, dictionaries) => dictionaries.region(row.region_id).code,
    (code, dictionaries) => ({ region_id: regionKey(code, dictionaries) }),
  ),
  city: column('city'),
  address: column('address'),
  location: columns(
    ['latitude', 'longitude'],
    ({ latitude, longitude }) =>
      latitude !== null && longitude !== null ? { lat: latitude, lon: longitude } : null,
    (location) => ({ latitude: location?.lat ?? null, longitude: location?.lon ?? null }),
  ),
  showAddress: column('show_address'),
  serviceRegionIds: columns(
    ['service_region_ids'],
    (row, dictionaries) => row.service_region_ids.map((key) => dictionaries.region(key).code),
    (codes, dictionaries) => ({ service_region_ids: codes.map((code) => regionKey(code, dictionaries)) }),
  ),
  email: column('email'),
  phones: column('phones'),
  messengers: column('messengers'),
  contactShow: column('contact_show'),
  website: column('website'),
  workHours: column('work_hours'),
} satisfies StoredFields<ProducerTable, Omit<ProducerFields, 'categoryIds' | 'logo' | 'cover' | 'gallery'>>

/**
 * The mapped fields by visibility: fields that lists show, fields that only the page shows, and fields that only the
 * owner and staff see.
 */
export const LISTED_COLUMNS = visibleFields(PRODUCER_FIELDS, PRODUCER_COLUMNS, 'lists')
export const PAGE_COLUMNS = visibleFields(PRODUCER_FIELDS, PRODUCER_COLUMNS, 'page')
export const OWNER_COLUMNS = visibleFields(PRODUCER_FIELDS, PRODUCER_COLUMNS, 'owner')
