export const PANEL_ERRORS = ['unauthenticated', 'forbidden', 'second_factor_missing'] as const
