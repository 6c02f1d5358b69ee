import { type DemoPerson, inventPhone } from '../people.ts'
import type { Random } from '../random.ts'
import type { Place } from './producer-place.ts'
import type { ProducerKind } from './texts/root-text.ts'

/**
 * Chooses phones, e-mail address and website. `label` is the part of the website's host name before `.verstat.test`.
 */
export function chooseContacts(
  random: Random,
  kind: ProducerKind,
  owner: DemoPerson,
  label: string,
  language: 'uk' | 'en',
) {
  const isPersonal = kind === 'artisan' && random.chance(0.6)
  const phones = random.weighted([
    [1, 6],
    [2, 3],
    [3, 1],
  ])
  return {
    phones: [owner.phone, ...Array.from({ length: phones - 1 }, () => inventPhone(random))],
    email: isPersonal ? owner.email : `${random.pick(BOXES)}@${label}.verstat.test`,
    website: random.chance(kind === 'artisan' ? 0.4 : 0.7) ? `https://${label}.verstat.test` : null,
    workHours: random.chance(0.85) ? random.pick(HOURS[language]) : null,
  }
}

/** Chooses a street, a house number and a point within a few kilometres of the town’s centre. */
export function chooseAddress(random: Random, place: Place, language: 'uk' | 'en') {
  const house = random.int(1, 96)
  const [uk, en] = random.pick(STREETS)
  const extra = random.chance(0.2) ? `, корп. ${random.int(1, 4)}` : ''
  return {
    address: language === 'uk' ? `${uk}, ${house}${extra}` : `${house} ${en}`,
    lat: around(random, place.lat, 0.03),
    lon: around(random, place.lon, 0.045),
  }
}

const BOXES: readonly string[] = ['office', 'info', 'zamovlennia', 'zbut', 'hello', 'sales']

const HOURS: Readonly<Record<'uk' | 'en', readonly string[]>> = {
  uk: [
    'Пн–Пт 8:00–17:00',
    'Пн–Пт 9:00–18:00',
    'Пн–Пт 9:00–18:00, Сб 10:00–14:00',
    'Пн–Сб 9:00–19:00',
    'Пн–Пт 8:00–20:00, дві зміни',
    'Щодня 9:00–20:00',
    'Пн–Пт 8:30–17:30, обід 13:00–14:00',
  ],
  en: ['Mon–Fri 9:00–18:00', 'Mon–Fri 8:00–17:00', 'Mon–Sat 9:00–18:00'],
}

const STREETS: readonly (readonly [uk: string, en: string])[] = [
  ['вул. Промислова', 'Promyslova St'],
  ['вул. Заводська', 'Zavodska St'],
  ['вул. Індустріальна', 'Industrialna St'],
  ['вул. Залізнична', 'Zaliznychna St'],
  ['вул. Івана Франка', 'Ivana Franka St'],
  ['вул. Лесі Українки', 'Lesi Ukrainky St'],
  ['вул. Шевченка', 'Shevchenka St'],
  ['вул. Грушевського', 'Hrushevskoho St'],
  ['вул. Київська', 'Kyivska St'],
  ['вул. Львівська', 'Lvivska St'],
  ['вул. Реміснича', 'Remisnycha St'],
  ['вул. Майстрова', 'Maistrova St'],
  ['вул. Ковальська', 'Kovalska St'],
  ['вул. Гончарна', 'Honcharna St'],
  ['вул. Соборна', 'Soborna St'],
  ['вул. Незалежності', 'Nezalezhnosti St'],
  ['вул. Складська', 'Skladska St'],
  ['вул. Технічна', 'Tekhnichna St'],
  ['вул. Сонячна', 'Soniachna St'],
  ['пров. Фабричний', 'Fabrychnyi Ln'],
]

function around(random: Random, centre: number, reach: number): number {
  return Math.round((centre + (random.next() - 0.5) * 2 * reach) * 1e5) / 1e5
}
