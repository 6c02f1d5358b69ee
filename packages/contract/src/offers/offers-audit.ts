export const OFFER_ACTIONS = [
  'offer.sent',
  'offer.revised',
  'offer.confirmed',
  'offer.status_changed',
  'offer.opened_by_staff',
  'question.asked',
  'question.answered',
  'question.hidden',
  'deal.status_changed',
  'deal.opened_by_staff',
  'invitation.sent',
  'invitation.declined',
] as const
