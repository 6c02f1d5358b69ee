import type { ProducerSummary } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { placeText } from '@verstat/seo'
import type { PictureSource } from '@verstat/ui/picture'
import type { DirectoryIndex } from '../../../lib/api/directory-index.ts'
import type { PageContext } from '../../../lib/page-context.ts'
import { capacityText } from '../capacity-text.ts'
import {
  minimumText,
  pictureSource,
  producerName,
  type VerificationText,
  verificationText,
  type WrittenText,
  writtenText,
} from '../listing-words.ts'
import { rowPaidKinds } from '../rows/paid-kinds.ts'
import type { PaidKind } from '../rows/paid-marks.tsx'

/** Data of a producer's row. All texts are in the language of the page. */
export type ProducerRowView = {
  readonly id: string
  readonly href: string
  readonly name: string
  /** Language of the name. Set only when the name is not in the language of the page. */
  readonly nameLang?: LocaleCode
  readonly kind: string
  readonly tagline?: WrittenText
  /** Names of the first categories. `makesMore` is the number of the other categories. */
  readonly makes: readonly string[]
  readonly makesMore: number
  readonly place: string
  readonly minimum?: string
  readonly leadTime?: string
  /** Says when the producer takes orders again. Absent while the producer takes orders. */
  readonly busy?: string
  readonly verified?: VerificationText
  readonly logo?: PictureSource
  /** Icon of the main category. */
  readonly icon: string
  readonly paid: readonly PaidKind[]
}

const MAKES_SHOWN = 3

export function producerRowView(
  { t, format, now }: Pick<PageContext, 't' | 'format' | 'now'>,
  producer: ProducerSummary,
  index: DirectoryIndex,
  isAd = false,
): ProducerRowView {
  const makes = producer.categoryIds.flatMap((id) => index.categoryById(id)?.name[t.locale] ?? [])
  const tagline = writtenText(producer.tagline, t.locale)
  const { moq, leadTimeDays, logo, promotion } = producer
  const capacity = capacityText({ t, format, now }, producer.capacity)
  const verified = verificationText({ t, format, now }, producer.verification)
  return {
    id: producer.id,
    href: `/producers/${producer.slug}`,
    ...producerName(producer.name, t.locale),
    kind: t(`producers.kind.${producer.kind}`),
    ...(tagline ? { tagline } : {}),
    makes: makes.slice(0, MAKES_SHOWN),
    makesMore: Math.max(0, makes.length - MAKES_SHOWN),
    place: placeText(t, producer.city, index.regionById(producer.regionId)),
    ...(moq ? { minimum: minimumText({ t, format }, moq) } : {}),
    ...(leadTimeDays ? { leadTime: format.days(leadTimeDays.min, leadTimeDays.max) } : {}),
    ...(capacity && !capacity.isAccepting ? { busy: capacity.text } : {}),
    ...(verified ? { verified } : {}),
    ...(logo ? { logo: pictureSource(logo) } : {}),
    icon: index.categoryById(producer.categoryIds[0] ?? '')?.icon ?? '',
    paid: rowPaidKinds({ promotion }, now(), isAd),
  }
}
