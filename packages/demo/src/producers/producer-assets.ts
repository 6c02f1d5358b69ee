import { addDays } from '@verstat/i18n'
import { picturesOfLeaf } from '../pictures/leaf-pictures.ts'
import { type PictureSpec, pictureFor, pictureKey } from '../pictures/picture-spec.ts'
import type { Random } from '../random.ts'
import type { Leaf } from './compile-root.ts'
import type { DemoCertificate, DemoEquipment } from './demo-producer.ts'
import type { ProducerKind } from './texts/root-text.ts'

/** Chooses equipment of the leaf categories. The number of machines suits the kind of producer. */
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
  const taken: DemoEquipment[] = []
  for (const { name, model, note } of [...own, ...rest]) {
    if (taken.some((known) => known.model === model && known.name === name)) continue
    const count = isSmall ? 1 : random.int(1, kind === 'manufacturer' ? 6 : 3)
    taken.push({ name, model, count, note: note ?? (random.chance(0.15) ? random.pick(NOTES) : null) })
  }
  return taken
}

const NOTES: readonly string[] = [
  'після капітального ремонту',
  'куплений новим',
  'працює у дві зміни',
  'оновлено систему керування',
  'обслуговує сервіс виробника',
]

/**
 * Chooses certificates that suit the leaf category. If `language` is `en`, certificates with Ukrainian names are left
 * out.
 */
export function chooseCertificates(
  random: Random,
  choice: { kind: ProducerKind; leaf: Leaf; language: 'uk' | 'en'; today: string },
): DemoCertificate[] {
  const count = random.chance(CERTIFIED[choice.kind])
    ? random.int(1, choice.kind === 'manufacturer' ? 3 : 2)
    : 0
  if (count === 0) return []
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

/**
 * Chooses a logo and a cover of the root category, and a gallery that suits the leaf categories. Producers with a low
 * `diligence` have fewer pictures. `ordinal` makes the pictures of neighbouring producers different.
 */
export function choosePictures(
  random: Random,
  { root, leaves }: { readonly root: string; readonly leaves: readonly Leaf[] },
  ordinal: number,
  diligence: number,
) {
  const { logos, covers } = picturesOf(root)
  const suitable = leaves.flatMap(({ code }) => picturesOfLeaf(root, code))
  const gallery = [...new Map(suitable.map((picture) => [pictureKey(picture), picture])).values()]
  const most = Math.min(gallery.length, Math.round(1 + diligence * 4))
  const shots = diligence < 0.2 || most === 0 ? 0 : random.int(1, most)
  return {
    logo: diligence > 0.1 ? inTurn(logos, ordinal) : null,
    cover: diligence > 0.3 ? inTurn(covers, ordinal) : null,
    gallery: Array.from({ length: shots }, (_, i) => inTurn(gallery, ordinal + i)),
  }
}

type Pictures = Readonly<Record<'logos' | 'covers', readonly PictureSpec[]>>

const picturesByRoot = new Map<string, Pictures>()

function picturesOf(root: string): Pictures {
  const known = picturesByRoot.get(root)
  if (known) return known
  const made = { logos: allOf(root, 'logo'), covers: allOf(root, 'cover') }
  picturesByRoot.set(root, made)
  return made
}

/**
 * Returns all pictures of a kind. `pictureFor` starts again after the last picture, so the loop ends at the first
 * picture that repeats.
 */
function allOf(root: string, kind: 'logo' | 'cover'): readonly PictureSpec[] {
  const pictures = new Map<string, PictureSpec>()
  for (let index = 0; ; index++) {
    const picture = pictureFor({ root, kind, index })
    const key = pictureKey(picture)
    if (pictures.has(key)) return [...pictures.values()]
    pictures.set(key, picture)
  }
}

function inTurn(pictures: readonly PictureSpec[], index: number): PictureSpec {
  const picture = pictures[index % pictures.length]
  if (!picture) throw new RangeError('A root without pictures.')
  return picture
}
