/**
 * All error codes of the API with their HTTP status. Each status has a general code, which comes first, and more
 * specific codes after it.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  own_matter: 403,
  second_factor_missing: 403,
  email_not_verified: 403,
  account_blocked: 403,
  not_eligible: 403,
  not_accepted: 403,
  nda_required: 403,
  access_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  stale: 409,
  move_forbidden: 409,
  quota_reached: 409,
  price_changed: 409,
  offers_closed: 409,
  offer_exists: 409,
  offer_outdated: 409,
  offer_sealed: 409,
  gone: 410,
  code_expired: 410,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  validation_failed: 422,
  challenge_failed: 422,
  rate_limited: 429,
  challenge_required: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** Error codes of single fields. The text of a code is the message `errors.field.<code>`. */
export const FIELD_ERROR_CODES = [
  'required',
  'invalid_type',
  'invalid_value',
  'invalid_format',
  'not_integer',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_few',
  'too_many',
  'unknown_key',
  'unstorable_text',
  'too_deep',
  'unknown_reference',
  'unit_required',
  'range_reversed',
  'invalid_email',
  'invalid_phone',
  'invalid_edrpou',
  'invalid_rnokpp',
  'invalid_iban',
  'email_taken',
  'password_common',
  'password_is_email',
  'password_mismatch',
  'wrong_password',
  'wrong_code',
  'invalid_url',
  'date_too_soon',
  'date_too_late',
  'outside_ukraine',
  'not_a_leaf',
  'not_for_this_type',
  'unknown_upload',
  'pdf_only',
  'already_included',
  'locked',
  'picture_unreadable',
  'picture_too_large',
  'archive_program',
  'archive_macros',
  'archive_nested',
] as const

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/** `path` names the field, such as `images.0.alt`. `message` is translated. */
export type FieldError = {
  readonly path: string
  readonly code: FieldErrorCode
  readonly message: string
}

/** The JSON body of every unsuccessful response. */
export type ErrorBody = {
  readonly statusCode: number
  readonly data: {
    readonly code: ErrorCode
    readonly message: string
    readonly errors?: readonly FieldError[]
    /** How many seconds to wait before the next attempt, as in the header `Retry-After`. */
    readonly retryAfter?: number
    /** Only for `stale` and `offer_exists`: the object that is stored now. */
    readonly current?: unknown
    /** Only for `move_forbidden`: the statuses that the caller may set. */
    readonly allowed?: readonly string[]
    /**
     * For `not_eligible` and `offers_closed`: what is missing. For `quota_reached` in conversations: what the caller waits
     * for, `answer`, `hour` or `day`, or `code` if an answer link has sent all its texts. For `conflict` of a request for
     * files: why nothing can be asked for.
     */
    readonly needs?: readonly string[]
    /** Only for `account_blocked`: the reason that staff gave. */
    readonly reason?: string
    readonly requestId: string
  }
}

/**
 * An unsuccessful response. The client throws it. `message` is the error code, because only the message of an error
 * survives when the server sends it to the browser in a rendered page.
 */
export class ApiError extends Error {
  readonly statusCode: number
  readonly data: ErrorBody['data']

  constructor(body: ErrorBody) {
    super(body.data.code)
    this.name = 'ApiError'
    this.statusCode = body.statusCode
    this.data = body.data
  }
}

/**
 * Returns the code of an `ApiError`, even if the error has passed from the server to the browser in a rendered page.
 * Returns undefined for other errors.
 */
export function apiErrorCode(error: unknown): ErrorCode | undefined {
  return error instanceof Error && isErrorCode(error.message) ? error.message : undefined
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code)
}
