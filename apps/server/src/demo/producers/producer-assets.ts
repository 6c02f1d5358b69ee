import { addDays } from '../kyiv-dates.ts'
import { type PictureSpec, pictureFor, pictureKey } from '../pictures/picture-spec.ts'
import type { Random } from '../random.ts'
import type { Leaf } from './compile-root.ts'
import type { DemoCertificate, DemoEquipment } from './demo-producer.ts'
import type { ProducerKind } from './texts/root-text.ts'

/** The machines of the leaves, as many as suit the kind. */
export function chooseEquipment(
  random: Random,
  kind: ProducerKind,
  leaves: readonly Leaf[],
): DemoEquipment[] {
  if (kind === 'trader') return []
  const [main, ...others] = leaves.map(({ equipment }) => equipment)
  const isSmall = kind === 'artisan' || kind === 'engineering'
  const own = random.sample(main ?? [], isSmall ? random.int(1, 2) : random.int(2, 4))
  const rest = isSmall ? [] : random.sample(others.flat(), random.int(0, 3))
  const names = new Set<string>()
  return [...own, ...rest].flatMap((one) => {
    const key = `${one.name} ${one.model}`
    if (names.has(key)) return []
    names.add(key)
    const count = isSmall ? 1 : random.int(1, kind === 'manufacturer' ? 6 : 3)
    return [{ ...one, count, note: one.note ?? (random.chance(0.15) ? random.pick(NOTES) : null) }]
  })
}

const NOTES: readonly string[] = [
  'після капітального ремонту',
  'куплений новим',
  'працює у дві зміни',
  'оновлено систему керування',
  'обслуговує сервіс виробника',
]

/** Papers a maker of this leaf may have. `language` en leaves out those with Ukrainian names. */
export function chooseCertificates(
  random: Random,
  choice: { kind: ProducerKind; leaf: Leaf; language: 'uk' | 'en'; today: string },
): DemoCertificate[] {
  const count = random.chance(CERTIFIED[choice.kind])
    ? random.int(1, choice.kind === 'manufacturer' ? 3 : 2)
    : 0
  const fitting = choice.leaf.certificates.filter(
    ({ name }) => choice.language === 'uk' || !/\p{Script=Cyrillic}/u.test(name),
  )
  return random.sample(fitting, count).map(({ name, number }) => ({
    name,
    number:
      number && (choice.language === 'uk' || !/\p{Script=Cyrillic}|№/u.test(number))
        ? digits(random, number)
        : null,
    issuer: random.chance(0.8) ? random.pick(choice.language === 'uk' ? ISSUERS_UK : ISSUERS_EN) : null,
    validUntil: random.chance(0.85) ? addDays(choice.today, random.int(-40, 900)) : null,
  }))
}

const CERTIFIED: Readonly<Record<ProducerKind, number>> = {
  manufacturer: 0.7,
  workshop: 0.3,
  artisan: 0.08,
  engineering: 0.4,
  trader: 0.3,
}

const ISSUERS_UK: readonly string[] = [
  'ОС «Лад-Стандарт»',
  'ОС «Певна якість»',
  'Випробувальний центр «Взірець»',
  'ТОВ «Технічна експертиза Захід»',
  'Орган з оцінки відповідності «Міра»',
]
const ISSUERS_EN: readonly string[] = [
  'Lad-Standard Certification',
  'Mira Conformity Assessment',
  'Vzirets Test Centre',
]

function digits(random: Random, pattern: string): string {
  return pattern.replace(/#/g, () => String(random.int(0, 9)))
}

/** Pictures of the root; those who say little show little. `ordinal` keeps neighbours of a root different. */
export function choosePictures(random: Random, root: string, ordinal: number, diligence: number) {
  const gallery = new Map<string, PictureSpec>()
  const shots = diligence < 0.2 ? 0 : random.int(1, Math.round(1 + diligence * 4))
  for (let i = 0; i < shots; i++) {
    const picture = pictureFor({ root, kind: 'gallery', index: ordinal + i })
    gallery.set(pictureKey(picture), picture)
  }
  return {
    logo: diligence > 0.1 ? pictureFor({ root, kind: 'logo', index: ordinal }) : null,
    cover: diligence > 0.3 ? pictureFor({ root, kind: 'cover', index: ordinal }) : null,
    gallery: [...gallery.values()],
  }
}
