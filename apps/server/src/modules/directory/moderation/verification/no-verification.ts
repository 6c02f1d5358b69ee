export const NO_VERIFICATION = {
  verified_at: null,
  verified_until: null,
  verification_source: null,
  verification_note: null,
  verified_by: null,
} as const
