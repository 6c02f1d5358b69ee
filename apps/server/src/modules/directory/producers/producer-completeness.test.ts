import { expect, test } from 'vitest'
import { type ProducerProfile, producerCompleteness } from './producer-completeness.ts'

const empty: ProducerProfile = {
  descriptionUk: null,
  descriptionEn: null,
  taglineUk: null,
  taglineEn: null,
  hasLogo: false,
  hasCover: false,
  galleryCount: 0,
  processes: [],
  materials: [],
  equipmentCount: 0,
  certificateCount: 0,
  hasMoq: false,
  hasLeadTime: false,
  hasWebsite: false,
  hasWorkHours: false,
}
const full: ProducerProfile = {
  descriptionUk: 'а'.repeat(300),
  descriptionEn: 'a'.repeat(300),
  taglineUk: 'Робимо',
  taglineEn: null,
  hasLogo: true,
  hasCover: true,
  galleryCount: 3,
  processes: ['різання', 'гнуття', 'зварювання'],
  materials: ['сталь', 'алюміній'],
  equipmentCount: 2,
  certificateCount: 1,
  hasMoq: true,
  hasLeadTime: true,
  hasWebsite: true,
  hasWorkHours: true,
}

test('an empty profile is 0, a full one is 100', () => {
  expect(producerCompleteness(empty)).toBe(0)
  expect(producerCompleteness(full)).toBe(100)
})

test('each part of the profile increases completeness', () => {
  for (const [part, value] of Object.entries(empty)) {
    if (part === 'taglineEn') continue
    expect(producerCompleteness({ ...full, [part]: value }), part).toBeLessThan(100)
  }
})
