/** A part of an offer in the comparison: all of it, or the form to ask for a change or to accept. */
export type ComparedPart = 'ask' | 'accept'

/** The id of an offer in the comparison, or of a part of it. */
export function comparedId(offerId: string, part?: ComparedPart): string {
  return part === undefined ? `offer-${offerId}` : `offer-${offerId}-${part}`
}

/** The place of an offer in the comparison of its order, for the customer. */
export function comparedPath(slug: string, offerId: string, part?: ComparedPart): string {
  return `/user/advertisment/offers/${slug}#${comparedId(offerId, part)}`
}
