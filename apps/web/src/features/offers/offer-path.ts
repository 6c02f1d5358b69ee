/** The path of sign-in that leads back to the form for an offer. */
export function offerAfterSignIn(slug: string): string {
  return `/login?next=${encodeURIComponent(`/orders/${slug}/offer`)}`
}

/** The path of sign-in that leads back to the questions about an order. */
export function questionsAfterSignIn(slug: string): string {
  return `/login?next=${encodeURIComponent(`/orders/${slug}#questions`)}`
}
