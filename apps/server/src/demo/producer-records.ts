import type { DemoProducer } from '@verstat/demo'
import {
  type Dictionaries,
  type ImportRecord,
  listingSlug,
  producerCompleteness,
  slugCode,
} from '../modules/directory/index.ts'
import { regionKey } from './dictionary-keys.ts'

export function producerRecord(
  producer: DemoProducer,
  id: string,
  dictionaries: Dictionaries,
): ImportRecord<'producers'> {
  return {
    id,
    slug: listingSlug(producer.name, slugCode(id)),
    status: producer.status,
    name: producer.name,
    kind: producer.kind,
    edrpou: producer.edrpou,
    tagline_uk: producer.taglineUk,
    tagline_en: producer.taglineEn,
    description_uk: producer.descriptionUk,
    description_en: producer.descriptionEn,
    region_id: regionKey(dictionaries, producer.region),
    city: producer.city,
    address: producer.address,
    latitude: producer.lat,
    longitude: producer.lon,
    show_address: producer.showAddress,
    service_region_ids: producer.serviceRegions.map((code) => regionKey(dictionaries, code)),
    processes: producer.processes,
    materials: producer.materials,
    moq_value: producer.moq?.value ?? null,
    moq_unit: producer.moq?.unit ?? null,
    lead_days_min: producer.leadTimeDays?.min ?? null,
    lead_days_max: producer.leadTimeDays?.max ?? null,
    samples: producer.samples === 'no' ? null : producer.samples,
    accepts_tolling: producer.acceptsTolling,
    // No producer states that small orders are unwelcome, so false is stored as null.
    accepts_small_batch: producer.acceptsSmallBatch || null,
    employees: producer.employees,
    show_employees: producer.showEmployees,
    founded_year: producer.foundedYear,
    equipment: producer.equipment,
    certificates: producer.certificates,
    phones: producer.phones,
    email: producer.email,
    contact_show: 'afterLogin',
    website: producer.website,
    work_hours: producer.workHours,
    accepting_from: producer.capacity?.acceptingFrom ?? null,
    closed_until: producer.capacity?.closedUntil ?? null,
    verified_at: producer.verifiedAt,
    verified_until: producer.verifiedUntil,
    verification_source: producer.verifiedAt && 'register',
    completeness: completenessOf(producer),
    fresh_at: producer.updatedAt,
    published_at: producer.publishedAt,
    top_until: producer.topUntil,
    highlight_until: producer.highlightUntil,
    home_until: producer.homeUntil,
    demo: true,
    created_at: producer.createdAt,
    updated_at: producer.updatedAt,
  }
}

function completenessOf(producer: DemoProducer): number {
  return producerCompleteness({
    ...producer,
    hasLogo: producer.logo !== null,
    hasCover: producer.cover !== null,
    galleryCount: producer.gallery.length,
    equipmentCount: producer.equipment.length,
    certificateCount: producer.certificates.length,
    hasMoq: producer.moq !== null,
    hasLeadTime: producer.leadTimeDays !== null,
    hasWebsite: producer.website !== null,
    hasWorkHours: producer.workHours !== null,
  })
}
