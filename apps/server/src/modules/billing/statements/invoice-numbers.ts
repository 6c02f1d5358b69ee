export type NamedNumbers = {
  /** Numbers after the Ukrainian word «рахунок» (invoice) or a similar word. */
  readonly invoices: readonly number[]
  /** Numbers after the sign «№» without such a word. */
  readonly marked: readonly number[]
  /** Numbers with nothing before them that says what they are. */
  readonly bare: readonly number[]
}

/** PrivatBank prints the Latin «i» instead of the Ukrainian «і», so the patterns accept both. */
const INVOICE =
  /(?:рах(?:унок|унк\p{L}*|ун|-к\p{L}*|ф)?|сч[её]т\p{L}*|[iі]нвойс\p{L}*|invoice|inv|bill|р\/ф|с\/ф|р-ф|сф)(?:[\s-]*фактур\p{L}*)?(?:\s+на\s+(?:сплату|оплату))?[.,:]?\s*$/u
const OTHER =
  /(?:догов[оіi]р\p{L}*|дог|контракт\p{L}*|акт\p{L}*|накладн\p{L}*|замовлен\p{L}*|заявк\p{L}*|специф[iі]кац\p{L}*|код\p{L}*|єдрпоу|[iі]пн|рнокпп|р\/р|мфо|кв|буд|паспорт|тел|contract|order)[.,:]?\s*$/u

/**
 * Returns the numbers that the purpose of a transfer names as invoices. Days, amounts, rates and the numbers of
 * contracts are not among them: they must never be taken for an invoice.
 */
export function findInvoiceNumbers(purpose: string): NamedNumbers {
  const text = purpose
    .toLowerCase()
    // Replaces days, accounts, amounts with kopecks, rates and periods, because they are not invoice numbers.
    .replaceAll(/(?<!\d)\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/g, ' ~ ')
    .replaceAll(/ua\s*\d[\d\s]{26,}/g, ' ~ ')
    .replaceAll(/(?<!\d)(?:\d{1,3}(?: \d{3})+[.,]\d{2}|\d+[.,=-]\d{2})(?!\d)/g, ' ~ ')
    .replaceAll(/(?<!\d)\d+\s*(?:%|в[iі]дс|грн|uah|коп|дн[iі]|день|рок|р[iі]к|м[iі]с|шт)/g, ' ~ ')
  const found = { invoices: new Set<number>(), marked: new Set<number>(), bare: new Set<number>() }
  for (const match of text.matchAll(/(?<![\p{L}\d])(\d{1,12})(?![\d\p{L}/-])/gu)) {
    const before = text.slice(0, match.index)
    const mark = /(?:№|#|(?<!\p{L})(?:no|n|номер))[.:]?\s*$/u.exec(before)
    const words = mark ? before.slice(0, mark.index) : before
    const number = Number(match[1])
    if (INVOICE.test(words) && startsWord(words, INVOICE)) found.invoices.add(number)
    else if (OTHER.test(words)) continue
    else if (mark) found.marked.add(number)
    else found.bare.add(number)
  }
  return { invoices: [...found.invoices], marked: [...found.marked], bare: [...found.bare] }
}

/**
 * Returns whether the match begins a word. The word «страх» ends like «рах», the short form of «рахунок» (invoice), but
 * it is another word.
 */
function startsWord(text: string, pattern: RegExp): boolean {
  const at = pattern.exec(text)?.index ?? 0
  return at === 0 || !/\p{L}/u.test(text[at - 1] ?? '')
}
