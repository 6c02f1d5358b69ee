import { lazyPart } from '../../lib/hydration/lazy-part.tsx'

export const LazyMembersWay = lazyPart(
  'members-way',
  async () => (await import('./members-way.tsx')).MembersWay,
)
