import type { LocaleCode } from '@verstat/i18n'
import type { Random } from '../random.ts'
import type { Leaf } from './compile-root.ts'
import type { DemoProducerTerms } from './demo-producer.ts'
import { fillOneOf } from './fill-template.ts'
import { hasSamples } from './producer-terms.ts'
import type { Facts } from './quotable-facts.ts'
import type { ProducerKind } from './texts/root-text.ts'
import { SHARED_EN } from './texts/shared-en.ts'
import { SHARED_UK, TAGLINE_ENDINGS_UK } from './texts/shared-uk.ts'

/** What the texts of a producer depend on. */
export type Author = {
  readonly leaf: Leaf
  readonly kind: ProducerKind
  readonly headcount: number
  readonly terms: DemoProducerTerms
  readonly exports: boolean
  readonly isAbroad: boolean
  /** How much the producer writes, from 0 to 1. */
  readonly diligence: number
}

/** Writes one line without a full stop, at most 160 characters long. */
export function writeTagline(
  random: Random,
  author: Author,
  facts: Facts,
  locale: LocaleCode,
): string | null {
  const say = speaker(random, facts, locale)
  if (author.kind === 'trader') return say((locale === 'uk' ? SHARED_UK : SHARED_EN).taglineTrader)
  if (locale === 'en') return say(author.leaf.en.taglines)
  if (random.chance(0.3)) return say(author.leaf.rootTaglines)
  const tagline = say(author.leaf.taglines)
  return speaker(random, { ...facts, tagline }, locale)(TAGLINE_ENDINGS_UK)
}

/** Writes a description of 50 to 10,000 characters. It consists of paragraphs with empty lines between them. */
export function writeDescription(random: Random, author: Author, facts: Facts, locale: LocaleCode): string {
  const say = speaker(random, facts, locale)
  const paragraphs = locale === 'uk' ? ukParagraphs(random, author, say) : enParagraphs(random, author, say)
  return joined(paragraphs, '\n\n')
}

type Say = (templates: readonly string[]) => string | null

function speaker(random: Random, facts: Facts, locale: LocaleCode): Say {
  return (templates) => fillOneOf(templates, facts, random, locale)
}

function ukParagraphs(random: Random, author: Author, say: Say): readonly (string | null)[] {
  const { leaf, kind, diligence } = author
  const isArtisan = kind === 'artisan'
  const also = say(author.headcount > 15 ? SHARED_UK.also : SHARED_UK.alsoSmall)
  const intro = sentences(
    say(introsUk(random, author)),
    kind !== 'trader' && random.chance(0.7) ? also : null,
  )
  const closing = sentences(
    say(author.exports && random.chance(0.6) ? SHARED_UK.export : deliveryTexts(leaf)),
    say(author.headcount > 15 && random.chance(0.4) ? SHARED_UK.closingLarge : SHARED_UK.closing),
  )
  if (kind === 'trader') {
    return [
      intro,
      ...random.sample(SHARED_UK.trader, 2).map((text) => say([text])),
      termsUk(random, author, say),
      closing,
    ]
  }
  return [
    intro,
    ...random.sample(leaf.details, random.chance(0.4) ? 2 : 1).map((text) => say([text])),
    diligence > 0.25 ? say(leaf.work) : null,
    random.chance(0.6) ? say(sizeTexts(random, author)) : null,
    diligence > 0.45 ? say(leaf.quality) : null,
    termsUk(random, author, say),
    sentences(
      diligence > 0.6 ? say(isArtisan ? SHARED_UK.officeArtisan : SHARED_UK.office) : null,
      diligence > 0.15 || random.chance(0.5) ? closing : null,
    ),
  ]
}

function introsUk(random: Random, { kind, headcount }: Author): readonly string[] {
  if (kind === 'trader') return SHARED_UK.introTrader
  if (kind === 'artisan') return SHARED_UK.introArtisan
  if (kind === 'engineering') return SHARED_UK.introEngineering
  return headcount > 25 && random.chance(0.35) ? SHARED_UK.introLarge : SHARED_UK.intro
}

function sizeTexts(random: Random, { leaf, headcount }: Author): readonly string[] {
  if (headcount >= 10 && headcount <= 15) return []
  const size = headcount > 15 ? 'large' : 'small'
  return leaf[size].length === 0 || random.chance(0.15) ? SHARED_UK[size] : leaf[size]
}

function termsUk(random: Random, { leaf, terms }: Author, say: Say): string {
  return sentences(
    say(SHARED_UK[moqTexts(terms)]),
    say(SHARED_UK.lead),
    hasSamples(leaf) && random.chance(0.75) ? say(SHARED_UK.samples[terms.samples]) : null,
    leaf.moq[0] !== 'hour' && random.chance(0.5)
      ? say(SHARED_UK.tolling[terms.acceptsTolling ? 'yes' : 'no'])
      : null,
    terms.acceptsSmallBatch && random.chance(0.35) ? say(SHARED_UK.smallBatch) : null,
  )
}

function deliveryTexts({ moq: [unit, , to] }: Leaf): readonly string[] {
  if (unit === 'hour') return SHARED_UK.deliveryFiles
  const isHeavy = unit === 't' || unit === 'm2' || unit === 'm3' || to <= 3
  return isHeavy ? SHARED_UK.deliveryHeavy : SHARED_UK.delivery
}

function moqTexts({ moq }: DemoProducerTerms): 'moq' | 'moqOne' | 'noMoq' {
  if (moq === null) return 'noMoq'
  return moq.value > 1 ? 'moq' : 'moqOne'
}

function enParagraphs(random: Random, author: Author, say: Say): readonly (string | null)[] {
  const { leaf, kind, terms, isAbroad, diligence } = author
  const intros =
    kind === 'trader' ? SHARED_EN.introTrader : isAbroad ? SHARED_EN.introAbroad : SHARED_EN.intro
  const isTrader = kind === 'trader'
  return [
    sentences(say(intros), !isTrader && random.chance(0.7) ? say(SHARED_EN.also) : null),
    say(isTrader ? SHARED_EN.trader : leaf.en.work),
    !isTrader && diligence > 0.3 ? say(leaf.en.quality) : null,
    sentences(
      say(SHARED_EN[moqTexts(terms)]),
      say(SHARED_EN.lead),
      hasSamples(leaf) ? say(SHARED_EN.samples[terms.samples]) : null,
      random.chance(0.5) ? say(SHARED_EN.tolling[terms.acceptsTolling ? 'yes' : 'no']) : null,
      terms.acceptsSmallBatch && random.chance(0.4) ? say(SHARED_EN.smallBatch) : null,
    ),
    sentences(say(author.exports ? SHARED_EN.export : SHARED_EN.office), say(SHARED_EN.closing)),
  ]
}

function sentences(...texts: readonly (string | null)[]): string {
  return joined(texts, ' ')
}

function joined(texts: readonly (string | null)[], between: string): string {
  let whole = ''
  for (const text of texts) {
    if (text) whole += whole === '' ? text : between + text
  }
  return whole
}
