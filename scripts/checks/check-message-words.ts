import type { LocaleCode } from '@verstat/i18n'

/** Patterns of forbidden words. The comment above a pattern gives the words to use instead. */
const UKRAINIAN: readonly string[] = [
  // профіль виробника
  '(?:додати|ваше|своє|нов[еі]|назва|профіль|незавершене) виробництв',
  'виробництв\\p{L}+ (?:відхилено|заблоковано|опубліковано)',
  'замовлення (?:й|і|та|або) виробництв',
  // активні замовлення
  'чинн\\p{L}+ замовлен',
  // надто довго
  'тривав задовго',
  // «До» має бути не меншим за «Від»
  'нижня межа',
  // обліковий запис
  '(?:цей|демонстраційні) запис',
  '(?:цього|до) запису',
  // буде остаточно видалено через 30 днів
  'стерт[оіаи]?',
  'стира[єю]',
  // обліковий запис із цією адресою вже є
  'адреса вже має обліковий',
  // тариф
  'платн\\p{L}+ план',
  // заповненість, заповнено
  'наскільки повно',
  'важить для',
  // місце і контактна особа
  'де і хто відповідає',
  // щонайбільше
  'не далі ніж',
  // відкликати з перевірки
  'забра(?:ти|но) з перевірки',
  // менше фільтрів
  'ширший вибір',
  // не продається
  'не купити за гроші',
  // виділення кольором
  'кольоров\\p{L}+ познач',
  // вийти без оплати
  'не сплативши',
  // поточний, зараз
  'теперішн',
  // не показуємо
  'не друку',
  // завелика роздільна здатність
  'забагато точок',
  // вміст файлу не відповідає розширенню
  'обіцяє назва',
  // перевірте значення; виберіть зі списку
  'значення іншого типу',
  'такого запису',
  // одноразове
  '(?:і|й) лише (?:один )?раз',
  // ми отримали запит
  'хтось, імовірно',
  // увійти з нею вже не можна
  'вже не увійти',
  // скоро завершується; за київським часом
  'сплива\\p{L}+ строк',
  'за києвом',
  // номер звернення
  'його номер',
  // власник каталогу
  'каталог веде',
  // строк (time limit), because термін also means a technical term
  'термін\\p{L}* (?:дії|подання|виготовлення|минув|закінчу)',
]

const ENGLISH: readonly string[] = [
  // e-mail
  '(?<!latin )letters?(?! keys|\\p{L})',
  '(?<!\\{)email(?!\\})',
  // list your workshop
  'add (?:your|a) (?:business|producer|production|workshop)',
  // show contact details
  'show the contact',
  // orders open to all regions
  'any region may take',
  // category details
  'particulars',
  // fewer filters
  'wider choice',
  // completeness
  'how complete',
  // check your spam folder
  'look into the spam',
  // already confirmed
  'was confirmed before',
  // the first is the cover
  'stands in the list',
]

/** Texts that are forbidden only for these keys. They suit a status or a heading, but not a button or a link. */
const IN_PLACE: Readonly<Record<string, string>> = {
  'common.nav.advertisement': 'Розміщення',
  'own.move.award': 'Виконавця вибрано',
  'own.action.undo': 'Скасувати',
}

const pattern = (phrases: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})`, 'giu')
const PATTERNS: Readonly<Record<LocaleCode, RegExp>> = { uk: pattern(UKRAINIAN), en: pattern(ENGLISH) }

/** Returns the forbidden words in a message. */
export function forbiddenWords(locale: LocaleCode, key: string, text: string): readonly string[] {
  const found = text.match(PATTERNS[locale]) ?? []
  return IN_PLACE[key] === text ? [...found, text] : found
}
