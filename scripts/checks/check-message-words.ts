import type { LocaleCode } from '@verstat/i18n'

/** Patterns of forbidden words. The comment above a pattern gives the words to use instead. */
const UKRAINIAN: readonly string[] = [
  // Use: профіль виробника
  '(?:додати|ваше|своє|нов[еі]|назва|профіль|незавершене) виробництв',
  'виробництв\\p{L}+ (?:відхилено|заблоковано|опубліковано)',
  'замовлення (?:й|і|та|або) виробництв',
  // Use: активні замовлення
  'чинн\\p{L}+ замовлен',
  // Use: надто довго
  'тривав задовго',
  // Use: «До» має бути не меншим за «Від»
  'нижня межа',
  // Use: обліковий запис
  '(?:цей|демонстраційні) запис',
  '(?:цього|до) запису',
  // Use: буде остаточно видалено через 30 днів
  'стерт[оіаи]?',
  'стира[єю]',
  // Use: обліковий запис із цією адресою вже є
  'адреса вже має обліковий',
  // Use: тариф
  'платн\\p{L}+ план',
  // Use: заповненість, заповнено
  'наскільки повно',
  'важить для',
  // Use: місце і контактна особа
  'де і хто відповідає',
  // Use: щонайбільше
  'не далі ніж',
  // Use: відкликати з перевірки
  'забра(?:ти|но) з перевірки',
  // Use: менше фільтрів
  'ширший вибір',
  // Use: не продається
  'не купити за гроші',
  // Use: виділення кольором
  'кольоров\\p{L}+ познач',
  // Use: вийти без оплати
  'не сплативши',
  // Use: поточний, зараз
  'теперішн',
  // Use: не показуємо
  'не друку',
  // Use: завелика роздільна здатність
  'забагато точок',
  // Use: вміст файлу не відповідає розширенню
  'обіцяє назва',
  // Use: перевірте значення; виберіть зі списку
  'значення іншого типу',
  'такого запису',
  // Use: одноразове
  '(?:і|й) лише (?:один )?раз',
  // Use: ми отримали запит
  'хтось, імовірно',
  // Use: увійти з нею вже не можна
  'вже не увійти',
  // Use: скоро завершується; за київським часом
  'сплива\\p{L}+ строк',
  'за києвом',
  // Use: номер звернення
  'його номер',
  // Use: власник каталогу
  'каталог веде',
  // Use: чекати на рішення
  'чекають рішення',
  // Use: за днями
  'по днях',
  // Use: створити пароль
  'зада(?:ти|йте) (?:новий )?пароль',
  // Use: зміни (an edit of a listing)
  'правк[иа]',
  // Use: строк (time limit), because термін also means a technical term
  'термін\\p{L}* (?:дії|подання|виготовлення|минув|закінчу)',
]

const ENGLISH: readonly string[] = [
  // Use: e-mail
  '(?<!latin )letters?(?! keys|\\p{L})',
  '(?<!\\{)email(?!\\})',
  // Use: list your workshop
  'add (?:your|a) (?:business|producer|production|workshop)',
  // Use: show contact details
  'show the contact',
  // Use: orders open to all regions
  'any region may take',
  // Use: category details
  'particulars',
  // Use: fewer filters
  'wider choice',
  // Use: completeness
  'how complete',
  // Use: check your spam folder
  'look into the spam',
  // Use: already confirmed
  'was confirmed before',
  // Use: the first is the cover
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
