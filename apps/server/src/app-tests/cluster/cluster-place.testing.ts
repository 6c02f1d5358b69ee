import type { orderRow } from '../../modules/directory/directory.testing.ts'

/** The region and category of all listings of the test. */
export type Place = Pick<ReturnType<typeof orderRow>, 'region_id' | 'root_id' | 'category_id'>

/** The same place by the codes of the API. */
export type PlaceCodes = { readonly regionId: string; readonly categoryId: string }
