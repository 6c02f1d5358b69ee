import { createRandom, type Random } from '../random.ts'
import { chooseAttributes } from './choose-attributes.ts'
import { chooseFiles } from './choose-files.ts'
import type { DemoOrder, DemoOrderTexts } from './demo-order.ts'
import { chooseBudget } from './order-budget.ts'
import { createCalendar, type OrderCalendar } from './order-calendar.ts'
import { inventContact } from './order-contact.ts'
import { chooseDates, chooseStage, statusOf } from './order-dates.ts'
import { type Card, createDeck, ROUND } from './order-deck.ts'
import { type DescriptionPlan, planDescription, writeDescription } from './order-description.ts'
import { chooseLanguage, chooseMaterial, chooseType, type OrderLanguage } from './order-kind.ts'
import { choosePictures } from './order-pictures.ts'
import { choosePlace } from './order-place.ts'
import { chooseTitle, namesVolume } from './order-titles.ts'
import { chooseQuantity, chooseVolume } from './order-volume.ts'
import { type ChosenItem, capitalise, enWords, ukWords, type Wording } from './order-words.ts'
import { drawChoices } from './phrase.ts'
import { tradeLeaves } from './trade-table.ts'

/**
 * Generates orders one at a time. An order is the same whatever `count` is. The first 640 orders have different
 * titles.
 */
export function* demoOrders(options: {
  readonly seed: number
  readonly count: number
  readonly now: Date
}): Generator<DemoOrder> {
  const random = createRandom(options.seed).fork('orders')
  const deal = createDeck(tradeLeaves())
  const calendar = createCalendar(options.now)
  for (let start = 0; start < options.count; start += ROUND) {
    const round = start / ROUND
    const cards = deal(random.fork('round').fork(round))
    for (const [i, card] of cards.slice(0, options.count - start).entries()) {
      yield inventOrder(random.fork(start + i), card, round, calendar)
    }
  }
}

function inventOrder(
  random: Random,
  { leaf, turn }: Card,
  round: number,
  calendar: OrderCalendar,
): DemoOrder {
  const itemIndex = (turn + round) % leaf.items.length
  const item = leaf.items[itemIndex]
  if (!item) throw new RangeError(`There are no items in ${leaf.code}.`)
  const type = chooseType(random, leaf)
  const stage = chooseStage(random)
  const place = choosePlace(random)
  const title = chooseTitle(leaf, type, Math.floor(turn / leaf.items.length) + itemIndex + round)
  const quantity = chooseQuantity(random, type, item)
  const language = chooseLanguage(random)
  const canBeNote = !namesVolume(title)
  const volume = chooseVolume(random, { item, type, quantity, language, canBeNote })
  const hasVolume = volume.quantity !== null
  const terms = {
    type,
    ...chooseBudget(random, { leaf, item, type, quantity: volume.quantity, region: place.region }),
    materialBy: chooseMaterial(random, leaf, type),
    vat: random.chance(0.55),
    sampleRequired: type !== 'supply' && random.chance(0.3),
    ndaRequired: random.chance(type === 'engineering' || type === 'prototype' ? 0.25 : 0.07),
    certificates: random.chance(0.25) ? random.sample(leaf.certificates, random.int(1, 2)) : [],
    files: chooseFiles(random, leaf),
  }
  const plan = planDescription(random, leaf, item, { ...terms, repeat: volume.repeat, hasVolume })
  const chosen = { leaf, item, choices: drawChoices(random, item.words), quantity }
  const dates = chooseDates(random, stage, calendar)
  return {
    ...terms,
    ...volume,
    ...dates,
    ...writeTexts(language, title, plan, chosen),
    sampleRequired: terms.sampleRequired || plan.asksForSample,
    category: leaf.code,
    region: place.region,
    city: place.city && (language === 'en' ? place.city.en : place.city.uk),
    attributes: chooseAttributes(random, leaf, item),
    images: choosePictures(random, leaf),
    contact: inventContact(random, language),
    status: statusOf(stage),
    ...chooseInterest(random, calendar.now.getTime() - dates.publishedAt.getTime()),
  }
}

function writeTexts(
  language: OrderLanguage,
  [titleUk, titleEn]: Wording,
  plan: DescriptionPlan,
  chosen: ChosenItem,
): DemoOrderTexts {
  const uk = language === 'en' ? null : ukWords(chosen)
  const en = language === 'uk' ? null : enWords(chosen)
  const [needUk, needEn] = plan.need
  return {
    titleUk: uk && capitalise(titleUk(uk)),
    titleEn: en && capitalise(titleEn(en)),
    descriptionUk: uk && writeDescription(plan, 'uk', capitalise(needUk(uk))),
    descriptionEn: en && writeDescription(plan, 'en', capitalise(needEn(en))),
  }
}

function chooseInterest(
  random: Random,
  ageMs: number,
): { readonly views: number; readonly contacts: number } {
  const days = Math.min(90, ageMs / 86_400_000)
  const views = Math.round(days ** 0.8 * (2 + 14 * random.next() ** 2)) + random.int(0, 6)
  return { views, contacts: Math.floor(views * random.next() * 0.07) }
}
