/** What makes a profile useful, with weights in percent. The weights add up to 100. */
const PARTS = [
  [12, (p) => long(p.descriptionUk ?? p.descriptionEn, 300)],
  [8, (p) => Boolean(p.descriptionUk && p.descriptionEn)],
  [6, (p) => Boolean(p.taglineUk ?? p.taglineEn)],
  [8, (p) => p.hasLogo],
  [4, (p) => p.hasCover],
  [10, (p) => p.galleryCount >= 3],
  [10, (p) => p.processes.length >= 3],
  [8, (p) => p.materials.length >= 2],
  [10, (p) => p.equipmentCount >= 2],
  [6, (p) => p.certificateCount >= 1],
  [6, (p) => p.hasMoq],
  [6, (p) => p.hasLeadTime],
  [3, (p) => p.hasWebsite],
  [3, (p) => p.hasWorkHours],
] as const satisfies readonly (readonly [weight: number, isThere: (profile: ProducerProfile) => boolean])[]

export type ProducerProfile = {
  readonly descriptionUk: string | null
  readonly descriptionEn: string | null
  readonly taglineUk: string | null
  readonly taglineEn: string | null
  readonly hasLogo: boolean
  readonly hasCover: boolean
  readonly galleryCount: number
  readonly processes: readonly string[]
  readonly materials: readonly string[]
  readonly equipmentCount: number
  readonly certificateCount: number
  readonly hasMoq: boolean
  readonly hasLeadTime: boolean
  readonly hasWebsite: boolean
  readonly hasWorkHours: boolean
}

export function producerCompleteness(profile: ProducerProfile): number {
  return PARTS.reduce((sum, [weight, isThere]) => sum + (isThere(profile) ? weight : 0), 0)
}

function long(text: string | null, least: number): boolean {
  return (text?.length ?? 0) >= least
}
