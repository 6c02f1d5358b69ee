import type { createProducer, OwnProducer, RouteInput, Unit } from '@verstat/contract'
import { readPhone } from '../../forms/phone-field.tsx'
import type { UploadedDocument, UploadedPicture } from '../../uploads/uploaded.ts'
import { pictureParts, shownDocument, shownPicture } from '../attached.ts'
import { readAnswer, readNumber, typedAnswer, written } from '../form-fields.ts'
import { withRevision } from '../with-revision.ts'
import { locationOf } from './producer-location.ts'

/** A producer's form. */
export type ProducerFields = typeof EMPTY_PRODUCER

/** `createProducer` as its form sends it. */
export type ProducerBody = RouteInput<typeof createProducer>

export type EquipmentRow = {
  readonly name: string
  readonly model: string
  readonly count: string
  readonly note: string
}
export type CertificateRow = {
  readonly name: string
  readonly number: string
  readonly issuer: string
  readonly validUntil: string
  /** A copy of the document: none or one. */
  readonly file: readonly UploadedDocument[]
}

/** An empty form: nothing that others would read as a fact is chosen beforehand. */
export const EMPTY_PRODUCER = {
  name: '',
  kind: '' as string,
  edrpou: '',
  rnokpp: '',
  'tagline.uk': '',
  'tagline.en': '',
  'description.uk': '',
  'description.en': '',
  categoryIds: [] as readonly string[],
  processes: [] as readonly string[],
  materials: [] as readonly string[],
  equipment: [] as readonly EquipmentRow[],
  'moq.value': '',
  'moq.unit': 'pcs' as string,
  'leadTimeDays.min': '',
  'leadTimeDays.max': '',
  samples: '' as string,
  acceptsTolling: '' as string,
  acceptsSmallBatch: '' as string,
  'capacity.acceptingFrom': '',
  'capacity.closedUntil': '',
  employees: '',
  showEmployees: false,
  foundedYear: '',
  certificates: [] as readonly CertificateRow[],
  /** None or one. */
  logo: [] as readonly UploadedPicture[],
  cover: [] as readonly UploadedPicture[],
  gallery: [] as readonly UploadedPicture[],
  /** A paid plan to go on to; '' for the free one. No part of the producer. */
  plan: '',
  regionId: '',
  city: '',
  address: '',
  'location.lat': '',
  'location.lon': '',
  showAddress: false,
  serviceRegionIds: [] as readonly string[],
  email: '',
  phones: [''] as readonly string[],
  contactShow: 'afterLogin' as string,
  website: '',
  workHours: '',
}

/** What the form says, as the API takes it. Numbers that are none are left to the checks. */
export function producerBody(fields: ProducerFields): ProducerBody {
  const [logo = null] = pictureParts(fields.logo)
  const [cover = null] = pictureParts(fields.cover)
  const batch = readNumber(fields['moq.value'])
  const days = [readNumber(fields['leadTimeDays.min']), readNumber(fields['leadTimeDays.max'])]
  const [least = days[1], most = days[0]] = days
  const capacity = {
    acceptingFrom: fields['capacity.acceptingFrom'] || null,
    closedUntil: fields['capacity.closedUntil'] || null,
  }
  return {
    name: fields.name.trim(),
    kind: fields.kind as OwnProducer['kind'],
    edrpou: fields.edrpou.trim() || null,
    rnokpp: fields.rnokpp.trim() || null,
    tagline: written(fields['tagline.uk'], fields['tagline.en']) ?? null,
    description: written(fields['description.uk'], fields['description.en']) ?? {},
    categoryIds: [...fields.categoryIds],
    processes: [...fields.processes],
    materials: [...fields.materials],
    equipment: fields.equipment.map(({ name, model, count, note }) => ({
      name: name.trim(),
      model: model.trim() || null,
      count: readNumber(count) ?? null,
      note: note.trim() || null,
    })),
    moq: batch === undefined ? null : { value: batch, unit: fields['moq.unit'] as Unit },
    leadTimeDays: least === undefined || most === undefined ? null : { min: least, max: most },
    samples: (fields.samples || null) as OwnProducer['samples'],
    acceptsTolling: readAnswer(fields.acceptsTolling),
    acceptsSmallBatch: readAnswer(fields.acceptsSmallBatch),
    capacity: capacity.acceptingFrom || capacity.closedUntil ? capacity : null,
    employees: (fields.employees || null) as OwnProducer['employees'],
    showEmployees: fields.showEmployees,
    foundedYear: readNumber(fields.foundedYear) ?? null,
    certificates: fields.certificates.map(({ name, number, issuer, validUntil, file: [file] }) => ({
      name: name.trim(),
      number: number.trim() || null,
      issuer: issuer.trim() || null,
      validUntil: validUntil || null,
      file: file
        ? { uploadId: file.uploadId, ...(file.uploadToken ? { uploadToken: file.uploadToken } : {}) }
        : null,
    })),
    logo,
    cover,
    gallery: pictureParts(fields.gallery),
    regionId: fields.regionId,
    city: fields.city.trim() || null,
    address: fields.address.trim() || null,
    location: locationOf(fields),
    showAddress: fields.showAddress,
    serviceRegionIds: [...fields.serviceRegionIds],
    email: fields.email.trim(),
    phones: fields.phones.flatMap((phone) => readPhone(phone) ?? []),
    contactShow: fields.contactShow as OwnProducer['contactShow'],
    website: fields.website.trim() || null,
    workHours: fields.workHours.trim() || null,
  }
}

/** The form of a producer that exists, with what of it waits for approval. */
export function fieldsOfProducer(stored: OwnProducer): ProducerFields {
  const producer = withRevision(stored)
  const { moq, leadTimeDays, capacity, location, logo, cover } = producer
  return {
    plan: '',
    name: producer.name,
    kind: producer.kind,
    edrpou: producer.edrpou ?? '',
    rnokpp: producer.rnokpp ?? '',
    'tagline.uk': producer.tagline?.uk ?? '',
    'tagline.en': producer.tagline?.en ?? '',
    'description.uk': producer.description.uk ?? '',
    'description.en': producer.description.en ?? '',
    categoryIds: producer.categoryIds,
    processes: producer.processes,
    materials: producer.materials,
    equipment: producer.equipment.map(({ name, model, count, note }) => ({
      name,
      model: model ?? '',
      count: count === null ? '' : String(count),
      note: note ?? '',
    })),
    'moq.value': moq ? typedNumber(moq.value) : '',
    'moq.unit': moq?.unit ?? 'pcs',
    'leadTimeDays.min': leadTimeDays ? typedNumber(leadTimeDays.min) : '',
    'leadTimeDays.max': leadTimeDays ? typedNumber(leadTimeDays.max) : '',
    samples: producer.samples ?? '',
    acceptsTolling: typedAnswer(producer.acceptsTolling),
    acceptsSmallBatch: typedAnswer(producer.acceptsSmallBatch),
    'capacity.acceptingFrom': capacity?.acceptingFrom ?? '',
    'capacity.closedUntil': capacity?.closedUntil ?? '',
    employees: producer.employees ?? '',
    showEmployees: producer.showEmployees,
    foundedYear: producer.foundedYear === null ? '' : String(producer.foundedYear),
    certificates: producer.certificates.map(({ name, number, issuer, validUntil, file }) => ({
      name,
      number: number ?? '',
      issuer: issuer ?? '',
      validUntil: validUntil ?? '',
      file: file ? [shownDocument({ ...file, isPublic: false })] : [],
    })),
    logo: logo ? [shownPicture(logo)] : [],
    cover: cover ? [shownPicture(cover)] : [],
    gallery: producer.gallery.map(shownPicture),
    regionId: producer.regionId,
    city: producer.city ?? '',
    address: producer.address ?? '',
    'location.lat': location ? typedNumber(location.lat) : '',
    'location.lon': location ? typedNumber(location.lon) : '',
    showAddress: producer.showAddress,
    serviceRegionIds: producer.serviceRegionIds,
    email: producer.email ?? '',
    phones: producer.phones.length === 0 ? [''] : producer.phones,
    contactShow: producer.contactShow,
    website: producer.website ?? '',
    workHours: producer.workHours ?? '',
  }
}

function typedNumber(value: number): string {
  return String(value).replace('.', ',')
}
