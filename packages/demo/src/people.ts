import { romanize } from '@verstat/i18n'
import type { Random } from './random.ts'

/** A generated person. `latin` contains the name as it is written in English. */
export type DemoPerson = {
  readonly gender: 'f' | 'm'
  readonly firstname: string
  readonly lastname: string
  /** First name and last name, such as «Олена Гайова». */
  readonly name: string
  readonly latin: { readonly firstname: string; readonly lastname: string; readonly name: string }
  readonly email: string
  readonly phone: string
}

const FEMALE =
  'Олена Ірина Наталія Оксана Тетяна Юлія Марія Анна Світлана Людмила Галина Катерина Вікторія Ольга Христина Надія ' +
  'Леся Богдана Соломія Мар’яна Зоряна Дарина Валентина Лариса Уляна Роксолана Аліна Інна Яна Софія Марта Злата'

const MALE =
  'Олександр Андрій Сергій Іван Володимир Микола Юрій Василь Ігор Богдан Тарас Роман Петро Максим Дмитро Віталій ' +
  'Олег Назар Остап Ярослав Павло Артем Михайло Степан Євген Віктор Валерій Анатолій Григорій Руслан Денис Любомир'

/** These surnames have the same form for women and men. */
const SURNAMES =
  'Коваленко Бондаренко Ткаченко Кравченко Олійник Шевчук Поліщук Мельник Гончар Лисенко Савчук Марченко Руденко ' +
  'Петренко Клименко Павлюк Мороз Пономаренко Василенко Харченко Остапчук Гнатюк Кушнір Бойко Ярема Дячук Стельмах ' +
  'Чумак Скляр Римар Ковальчук Гриценко Зінченко Литвин Чабан Сорока Гуменюк Кобилянко Теслюк Дорош Вдовиченко ' +
  'Зозуля Кравець Тимчук Палій Мазур Федорчук Яковенко Величко Гук Демчук Іваненко Кметь Лемко Нагорняк Оленич ' +
  'Притула Ребрик Сеник Турчин Федина Хоменко Цимбал Черевко Щербань Юрчишин Яценко Слюсар Бондар Столяр'

/** To these stems, men's surnames add -ий and women's surnames add -а: Гайов-ий, Гайов-а. */
const STEMS =
  'Гайов Черненьк Яворськ Заболотн Левицьк Садовськ Вишневецьк Білецьк Задорожн Добровольськ Ясінськ Лісов Крупськ ' +
  'Заремськ Підгірн Степов Калинськ Любинськ Струтинськ Галицьк Озерн Смерековськ'

/** Each name is romanized only once, because many generated people have the same name. */
const FIRSTNAMES = { f: FEMALE.split(' ').map(inBoth), m: MALE.split(' ').map(inBoth) }
const INVARIANT = SURNAMES.split(' ').map(inBoth)
const ADJECTIVES = {
  f: STEMS.split(' ').map((stem) => inBoth(`${stem}а`)),
  m: STEMS.split(' ').map((stem) => inBoth(`${stem}ий`)),
}

/** Generates a person. `domain` is the part of the e-mail address between `@` and `.verstat.test`. */
export function inventPerson(random: Random, domain: string = random.pick(MAILBOXES)): DemoPerson {
  const gender = random.chance(0.5) ? 'f' : 'm'
  const first = random.pick(FIRSTNAMES[gender])
  const last = random.pick(random.chance(0.75) ? INVARIANT : ADJECTIVES[gender])
  return {
    gender,
    firstname: first.uk,
    lastname: last.uk,
    name: `${first.uk} ${last.uk}`,
    latin: { firstname: first.latin, lastname: last.latin, name: `${first.latin} ${last.latin}` },
    email: `${first.label}.${last.label}@${domain}.verstat.test`,
    phone: inventPhone(random),
  }
}

/** Returns a number in E.164 format that cannot exist, because no Ukrainian operator has the code 00. */
export function inventPhone(random: Random): string {
  return `+38000${String(random.int(0, 9_999_999)).padStart(7, '0')}`
}

const MAILBOXES: readonly string[] = ['poshta', 'lyst', 'skrynka']

function inBoth(uk: string): { readonly uk: string; readonly latin: string; readonly label: string } {
  const latin = romanize(uk)
  return { uk, latin, label: latin.toLowerCase() }
}
