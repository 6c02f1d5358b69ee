import type { Complete, createProducer, OwnProducer, RouteInput, Unit } from '@verstat/contract'
import { MESSENGERS, PRODUCER_FIELDS } from '@verstat/contract/browser'
import { readPhone } from '../../forms/phone-field.tsx'
import type { UploadedDocument } from '../../uploads/uploaded.ts'
import { withRevision } from '../edits/with-revision.ts'
import { shownDocument } from '../values/attached.ts'
import { bodyValues, emptyValues, formValues } from '../values/field-values.ts'
import { readNumber } from '../values/form-fields.ts'
import { locationOf } from './producer-location.ts'

export type ProducerFields = typeof EMPTY_PRODUCER

export type ProducerBody = Complete<Omit<RouteInput<typeof createProducer>, 'submit' | 'plan' | 'homepage'>>

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
  /** Copy of the certificate. This list has one file or none. */
  readonly file: readonly UploadedDocument[]
}

const PIECES: string = 'pcs'
const list = <T>(...items: readonly T[]) => items

/** Values of a new form. No field has a default value that readers of the listing could take for a fact. */
export const EMPTY_PRODUCER = {
  ...emptyValues(PRODUCER_FIELDS),
  edrpou: '',
  rnokpp: '',
  categoryIds: list<string>(),
  equipment: list<EquipmentRow>(),
  'moq.value': '',
  'moq.unit': PIECES,
  'leadTimeDays.min': '',
  'leadTimeDays.max': '',
  'capacity.acceptingFrom': '',
  'capacity.closedUntil': '',
  showEmployees: false,
  foundedYear: '',
  certificates: list<CertificateRow>(),
  'location.lat': '',
  'location.lon': '',
  showAddress: false,
  serviceRegionIds: list<string>(),
  email: '',
  phones: list(''),
  messengers: list<string>(),
  website: '',
  /** Id of the paid plan to buy after placing, or '' for the free plan. The plan is not a field of the producer. */
  plan: '',
}

/** Returns the address of a website with its scheme, which people leave out: `oak.example.com`. */
export function websiteOf(typed: string): string {
  const address = typed.trim()
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
}

/** Returns the form's values as the API expects them. `checkProducer` reports malformed numbers. */
export function producerBody(fields: ProducerFields): ProducerBody {
  const batch = readNumber(fields['moq.value'])
  const days = [readNumber(fields['leadTimeDays.min']), readNumber(fields['leadTimeDays.max'])]
  const [least = days[1], max = days[0]] = days
  const capacity = {
    acceptingFrom: fields['capacity.acceptingFrom'] || null,
    closedUntil: fields['capacity.closedUntil'] || null,
  }
  return {
    ...bodyValues(PRODUCER_FIELDS, fields),
    edrpou: fields.edrpou.trim() || null,
    rnokpp: fields.rnokpp.trim() || null,
    categoryIds: [...fields.categoryIds],
    equipment: fields.equipment.map(({ name, model, count, note }) => ({
      name: name.trim(),
      model: model.trim() || null,
      count: readNumber(count) ?? null,
      note: note.trim() || null,
    })),
    moq: batch === undefined ? null : { value: batch, unit: fields['moq.unit'] as Unit },
    leadTimeDays: least === undefined || max === undefined ? null : { min: least, max: max },
    capacity: capacity.acceptingFrom || capacity.closedUntil ? capacity : null,
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
    location: locationOf(fields),
    showAddress: fields.showAddress,
    serviceRegionIds: [...fields.serviceRegionIds],
    email: fields.email.trim(),
    phones: fields.phones.flatMap((phone) => readPhone(phone) ?? []),
    messengers: MESSENGERS.filter((each) => fields.messengers.includes(each)),
    website: websiteOf(fields.website) || null,
  }
}

/** Returns the form values of an existing producer. The changes of a pending edit are applied. */
export function fieldsOfProducer(stored: OwnProducer): ProducerFields {
  const producer = withRevision(stored)
  const { moq, leadTimeDays, capacity, location } = producer
  return {
    plan: '',
    ...formValues(PRODUCER_FIELDS, producer),
    edrpou: producer.edrpou ?? '',
    rnokpp: producer.rnokpp ?? '',
    categoryIds: producer.categoryIds,
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
    'capacity.acceptingFrom': capacity?.acceptingFrom ?? '',
    'capacity.closedUntil': capacity?.closedUntil ?? '',
    showEmployees: producer.showEmployees,
    foundedYear: producer.foundedYear === null ? '' : String(producer.foundedYear),
    certificates: producer.certificates.map(({ name, number, issuer, validUntil, file }) => ({
      name,
      number: number ?? '',
      issuer: issuer ?? '',
      validUntil: validUntil ?? '',
      file: file ? [shownDocument({ ...file, access: 'granted' })] : [],
    })),
    'location.lat': location ? typedNumber(location.lat) : '',
    'location.lon': location ? typedNumber(location.lon) : '',
    showAddress: producer.showAddress,
    serviceRegionIds: producer.serviceRegionIds,
    email: producer.email ?? '',
    phones: producer.phones.length === 0 ? [''] : producer.phones,
    messengers: producer.messengers,
    website: producer.website ?? '',
  }
}

function typedNumber(value: number): string {
  return String(value).replace('.', ',')
}
