import {
  CURRENCIES,
  EMPLOYEE_BANDS,
  ERROR_STATUS,
  FEEDBACK_SUBJECTS,
  FEEDBACK_TOPICS,
  FEEDBACK_VIEWS,
  FIELD_ERROR_CODES,
  MATERIAL_BYS,
  NOTIFICATION_TOPICS,
  ORDER_SORTS,
  ORDER_STATUSES,
  ORDER_TYPES,
  PLAN_FEATURES,
  PRODUCER_KINDS,
  PRODUCER_SORTS,
  REPEATS,
  REPORT_REASONS,
  SAMPLES,
  SEARCH_IN,
  SEARCH_SORTS,
  UNITS,
} from '@verstat/contract'
import { LEGAL_OUTLINE } from '@verstat/i18n'

const QUESTIONS = ['commission', 'free', 'duration', 'producerDuration', 'contacts', 'files', 'edit']

const ACCOUNT_LETTERS = [
  'verify',
  'reset',
  'changeEmail',
  'passwordChanged',
  'emailChanged',
  'secondFactorOn',
  'secondFactorOff',
  'leaving',
  'blocked',
  'unblocked',
]
const LISTING_LETTERS = [
  'listingApproved',
  'listingRejected',
  'listingBlocked',
  'listingUnblocked',
  'revisionApproved',
  'revisionRejected',
  'listingPlaced',
  'formDraft',
]
const FORM_FIELDS = [
  'username',
  'email',
  'password',
  'passwordConfirmation',
  'currentPassword',
  'code',
  'firstname',
  'lastname',
  'phone',
  'locale',
  'companyName',
  'edrpou',
  'rnokpp',
  'acceptTerms',
  'topic',
  'name',
  'message',
]
const LISTINGS = ['orders', 'producers']
const ORDER_FILTERS = [
  'budgetMin',
  'budgetMax',
  'currency',
  'quantityMin',
  'quantityMax',
  'unit',
  'materialBy',
  'hasFiles',
]
const PRODUCER_FILTERS = ['verified', 'acceptsTolling', 'acceptsSmallBatch']

/**
 * Keys that the sources put together from a value, as `t(`orders.type.${type}`)`, and the values each ranges over.
 * `{}` stands for what is put in. A key made so is used when its template stands in the sources, and must exist
 * for every value.
 */
export const MESSAGE_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  '{}.list.label': LISTINGS,
  '{}.list.description': LISTINGS,
  '{}.list.foundNone': LISTINGS,
  '{}.list.{}': LISTINGS.flatMap((kind) => [`${kind}.list.found`, `${kind}.list.foundMoreThan`]),
  '{}.empty.heading': LISTINGS,
  '{}.empty.text': LISTINGS,
  '{}.empty.reset': LISTINGS,
  '{}.empty.nearbyRegions': LISTINGS,
  '{}.empty.nearbyCategories': LISTINGS,
  '{}.filter.{}': [
    ...ORDER_FILTERS.map((field) => `orders.filter.${field}`),
    ...PRODUCER_FILTERS.map((field) => `producers.filter.${field}`),
  ],
  'errors.{}': Object.keys(ERROR_STATUS),
  'errors.field.{}': FIELD_ERROR_CODES,
  'mail.{}.{}': [...ACCOUNT_LETTERS, ...LISTING_LETTERS].flatMap((kind) =>
    ['subject', 'text', 'note', 'button'].map((part) => `${kind}.${part}`),
  ),
  'mail.message.{}Subject': ['order', 'producer'],
  'mail.message.{}Text': ['order', 'producer'],
  'mail.message.{}Button': ['order', 'producer'],
  'mail.answer.{}': ['subject', 'text', 'note', 'button'],
  'mail.topic.{}': FEEDBACK_TOPICS,
  'common.unit.{}.name': UNITS,
  'common.unit.{}.amount': UNITS,
  'common.currency.{}': CURRENCIES,
  'common.nav.{}': ['orders', 'producers'],
  'common.theme.{}': ['light', 'dark', 'system'],
  'orders.type.{}': ORDER_TYPES,
  'orders.headingType.{}': ORDER_TYPES,
  'orders.headingTail.{}': ORDER_TYPES,
  'orders.status.{}': ORDER_STATUSES,
  'orders.sort.{}': ORDER_SORTS,
  'orders.repeat.{}': REPEATS,
  'orders.materialBy.{}': MATERIAL_BYS,
  'orders.notice.{}': ['awarded', 'completed', 'paused'],
  'orders.notice.{}Text': ['awarded', 'completed', 'paused'],
  'orders.filter.{}': ORDER_FILTERS,
  'producers.filter.{}': PRODUCER_FILTERS,
  'producers.kind.{}': PRODUCER_KINDS,
  'producers.sort.{}': PRODUCER_SORTS,
  'producers.samples.{}': SAMPLES,
  'producers.employees.{}': EMPLOYEE_BANDS,
  'home.steps.{}': ['publish', 'find', 'agree'],
  'home.steps.{}Text': ['publish', 'find', 'agree'],
  'home.numbers.{}': ['orders', 'producers', 'categories', 'regions'],
  'forms.label.{}': FORM_FIELDS,
  'forms.strength.{}': ['short', 'common', 'fair', 'good', 'strong'],
  'guest.demo.{}': ['customer', 'producer', 'moderator', 'admin'],
  'guest.reset.{}Title': ['expired', 'unknown'],
  'guest.reset.{}Text': ['expired', 'unknown'],
  'account.notifications.{}': NOTIFICATION_TOPICS,
  'feedback.topic.{}': FEEDBACK_TOPICS,
  'feedback.reason.{}': REPORT_REASONS,
  'panel.view.{}': FEEDBACK_VIEWS,
  'panel.empty.{}': FEEDBACK_VIEWS,
  'panel.topic.{}': FEEDBACK_TOPICS,
  'panel.subject.{}': FEEDBACK_SUBJECTS,
  'panel.reason.{}': REPORT_REASONS,
  'errorpages.{}.heading': ['failure', 'unavailable', 'offline'],
  'errorpages.{}.text': ['failure', 'unavailable', 'offline'],
  'advertisement.{}.heading': ['order', 'producer'],
  'advertisement.{}.text': ['order', 'producer'],
  'advertisement.plans.{}Caption': ['order', 'producer'],
  'advertisement.feature.{}': PLAN_FEATURES,
  'advertisement.free.{}': ['orders', 'producer', 'files', 'languages', 'search', 'commission'],
  'advertisement.rules.{}': ['order', 'badge', 'review'],
  'advertisement.question.{}': QUESTIONS,
  'advertisement.answer.{}': QUESTIONS,
  'search.sort.{}': SEARCH_SORTS,
  'search.tabs.{}': SEARCH_IN,
  'search.{}.text': ['tooShort', 'tooLong'],
  'common.facet.{}': ['type', 'region', 'category'],
  'legal.{}.title': Object.keys(LEGAL_OUTLINE),
  'legal.{}.description': Object.keys(LEGAL_OUTLINE),
  'legal.{}.{}.title': legalKeys(() => 1).map((key) => key.replace(/\.p1$/, '')),
  'legal.{}.{}.p{}': legalKeys((paragraphs) => paragraphs),
}

/** The keys of a family: the values put into its template. A value that fills several places is joined by dots. */
export function familyKeys(template: string): readonly string[] {
  const values = MESSAGE_FAMILIES[template] ?? []
  const [start = ''] = template.split('{}')
  const end = template.slice(template.lastIndexOf('{}') + 2)
  return values.map((value) => start + value + end)
}

/** `terms.general.p1` and so on for every section of the legal texts. */
function legalKeys(count: (paragraphs: number) => number): readonly string[] {
  return Object.entries(LEGAL_OUTLINE).flatMap(([document, sections]) =>
    Object.entries(sections).flatMap(([section, paragraphs]) =>
      Array.from({ length: count(paragraphs) }, (_, index) => `${document}.${section}.p${index + 1}`),
    ),
  )
}
