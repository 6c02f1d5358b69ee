import type { Gain } from '../completeness-meter.tsx'
import type { ProducerFields } from './producer-form-fields.ts'

/** Lists what makes a profile useful to buyers. The API rates profiles with the same weights. */
export function producerGains(fields: ProducerFields): readonly Gain[] {
  const uk = fields['description.uk'].trim()
  const en = fields['description.en'].trim()
  const tagline = fields['tagline.uk'] || fields['tagline.en']
  return [
    { key: 'description', step: 'who', weight: 12, isFilled: (uk || en).length >= 300 },
    { key: 'languages', step: 'who', weight: 8, isFilled: uk !== '' && en !== '' },
    { key: 'tagline', step: 'who', weight: 6, isFilled: tagline.trim() !== '' },
    { key: 'logo', step: 'pictures', weight: 8, isFilled: fields.logo.length > 0 },
    { key: 'cover', step: 'pictures', weight: 4, isFilled: fields.cover.length > 0 },
    { key: 'gallery', step: 'pictures', weight: 10, isFilled: fields.gallery.length >= 3 },
    { key: 'processes', step: 'work', weight: 10, isFilled: fields.processes.length >= 3 },
    { key: 'materials', step: 'work', weight: 8, isFilled: fields.materials.length >= 2 },
    { key: 'equipment', step: 'work', weight: 10, isFilled: fields.equipment.length >= 2 },
    { key: 'certificates', step: 'terms', weight: 6, isFilled: fields.certificates.length > 0 },
    { key: 'moq', step: 'terms', weight: 6, isFilled: fields['moq.value'] !== '' },
    { key: 'leadTime', step: 'terms', weight: 6, isFilled: fields['leadTimeDays.min'] !== '' },
    { key: 'website', step: 'contact', weight: 3, isFilled: fields.website.trim() !== '' },
    { key: 'workHours', step: 'contact', weight: 3, isFilled: fields.workHours.trim() !== '' },
  ]
}
