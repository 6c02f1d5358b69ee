const STOP_WORDS = new Set(
  `а але або б без би в від він вона вони воно все всі до для ж за з зі із й і їх її його к коли ко ми мене мені на над не ні о об
  після під по при про та так такий також те ти то того у хто це цей ця чи що щоб як яка яке який які є через між серед
  a an and are as at be by for from i in is it of on or our that the their this to we with you your
  и или из от с со что это как во`.split(/\s+/),
)

/**
 * Words that are typical of any query. These words affect the order of the results, but listings without them match
 * too.
 */
const OPTIONAL_WORDS = new Set(
  `потрібно потрібен потрібна потрібні треба шукаю шукаємо замовити замовлення замовляємо купити куплю хочу де ціна ціни
  вартість недорого дешево терміново якісно якісний хороший кращий найкращий послуга послуги виготовити виготовлення
  виготовляємо виробник виробники виробництво виробляємо зробити роблять хто можна партія партії штука штук опт оптом
  гуртом україна україні українські український нужен нужно заказать изготовление производитель фірма компанія
  need needed want looking buy order orders price cheap make making manufacture manufacturer manufacturing producer
  producers production supplier service services ukraine ukrainian company custom`.split(/\s+/),
)

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

export function isOptionalWord(word: string): boolean {
  return OPTIONAL_WORDS.has(word)
}
