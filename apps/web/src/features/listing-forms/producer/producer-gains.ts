import type { Gain } from '../completeness-meter.tsx'
import type { ProducerFields } from './producer-form-fields.ts'

/** What makes a profile useful to buyers, with the API's weights. */
export function producerGains(fields: ProducerFields): readonly Gain[] {
  const uk = fields['description.uk'].trim()
  const en = fields['description.en'].trim()
  const tagline = fields['tagline.uk'] || fields['tagline.en']
  return [
    { key: 'description', step: 'who', weight: 12, isThere: (uk || en).length >= 300 },
    { key: 'languages', step: 'who', weight: 8, isThere: uk !== '' && en !== '' },
    { key: 'tagline', step: 'who', weight: 6, isThere: tagline.trim() !== '' },
    { key: 'logo', step: 'pictures', weight: 8, isThere: fields.logo.length > 0 },
    { key: 'cover', step: 'pictures', weight: 4, isThere: fields.cover.length > 0 },
    { key: 'gallery', step: 'pictures', weight: 10, isThere: fields.gallery.length >= 3 },
    { key: 'processes', step: 'work', weight: 10, isThere: fields.processes.length >= 3 },
    { key: 'materials', step: 'work', weight: 8, isThere: fields.materials.length >= 2 },
    { key: 'equipment', step: 'work', weight: 10, isThere: fields.equipment.length >= 2 },
    { key: 'certificates', step: 'terms', weight: 6, isThere: fields.certificates.length > 0 },
    { key: 'moq', step: 'terms', weight: 6, isThere: fields['moq.value'] !== '' },
    { key: 'leadTime', step: 'terms', weight: 6, isThere: fields['leadTimeDays.min'] !== '' },
    { key: 'website', step: 'contact', weight: 3, isThere: fields.website.trim() !== '' },
    { key: 'workHours', step: 'contact', weight: 3, isThere: fields.workHours.trim() !== '' },
  ]
}
