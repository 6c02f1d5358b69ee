const WORDS: Readonly<Record<string, string>> = {
  pcs: 'шт штук штука штуки одиниць одиниці од примірників екз pcs pc pieces piece units',
  kg: 'кг кілограм кілограмів кілограма kg kilogram kilograms',
  t: 'т тонн тонна тонни тон tonnes tons tonne ton',
  m: 'м метр метрів метри метра пог m metre metres meter meters',
  m2: 'м2 квм m2 sqm',
  m3: 'м3 кубів куб m3',
  mm: 'мм міліметр міліметрів mm',
  cm: 'см сантиметр сантиметрів cm',
  l: 'л літр літрів літра літри l litre litres liter liters',
  set: 'компл комплект комплектів комплекти комплекта sets set',
  hour: 'год година годин години hours hour',
  kw: 'квт kw',
  g: 'г грам грамів g gram grams',
  pair: 'пар пара пари pair pairs',
}

const UNITS = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** Returns the canonical unit of a normalized word. For example, the words шт and штук become `pcs`. */
export function canonicalUnit(word: string): string | undefined {
  return UNITS.get(word)
}
