export const PANEL_ACTIONS = [
  'settings.changed',
  'category.created',
  'category.edited',
  'category.placed',
  'category.merged',
  'text.saved',
  'synonyms.changed',
  'export.made',
] as const
