/** File path patterns by chunk. A test checks that every pattern matches some file. */
export const GROUP_FILES = {
  /** Code of the list pages. The chunk holds what several pages share and the list of orders uses. */
  lists: [
    /src\/features\/listing\//,
    /src\/features\/listing-page\//,
    /src\/features\/region-map\//,
    /src\/lib\//,
    /packages\/ui\//,
    /packages\/seo\//,
    /packages\/i18n\//,
  ],
  /** Closed lists of values. Forms use them too. */
  values: [
    /contract\/src\/wire-values/,
    /contract\/src\/directory\/order-values/,
    /contract\/src\/directory\/producer-values/,
    /contract\/src\/directory\/text-values/,
  ],
  forms: [
    /src\/features\/(forms|guest|account|feedback|own-listings)\//,
    /src\/icons\/account-icons/,
    /src\/(account|listing|contact)-calls/,
    /src\/.*(account|feedback|writing|upload)-values/,
    /src\/masks\//,
  ],
  kept: [/src\/lib\/storage\//],
  placing: [/src\/features\/listing-forms\//],
  uploads: [/src\/features\/uploads\//],
  panel: [/src\/features\/panel\//, /src\/panel-calls/, /src\/.*panel-values/],
  static: [/seo\/src\/static-seo/],
  producers: [/src\/features\/listing\/rows\/(producer|verified)/],
  /** Code shared by the pages of a single order or producer, and by no list page. */
  single: [
    /src\/features\/region-map\//,
    /src\/features\/listing\/page-part/,
    /src\/features\/listing\/facts\//,
    /src\/lib\/realtime\//,
    /src\/lib\/navigation\/use-go-to/,
    /ui\/src\/facts-table/,
    /ui\/src\/icons\/drawn\/icon-eye/,
  ],
} as const

export function groupPattern(...groups: readonly (keyof typeof GROUP_FILES)[]): RegExp {
  return new RegExp(groups.flatMap((group) => GROUP_FILES[group].map(({ source }) => source)).join('|'))
}
