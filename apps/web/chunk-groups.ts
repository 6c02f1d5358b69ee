/** Source files by the chunk they go into, as patterns of their paths. Each pattern fits some file: see the test. */
export const GROUP_FILES = {
  /** What lists and listings are made of: whatever else several pages share, the list of orders has no part of it. */
  lists: [
    /src\/features\/listing\//,
    /src\/features\/listing-page\//,
    /src\/features\/region-map\//,
    /src\/lib\//,
    /packages\/ui\//,
    /packages\/seo\//,
    /packages\/i18n\//,
  ],
  /** Closed lists of values, which forms name too. */
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
  /** What pages of one thing share, and no list has. */
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

/** One pattern for all files of a group. */
export function groupPattern(...groups: readonly (keyof typeof GROUP_FILES)[]): RegExp {
  return new RegExp(groups.flatMap((group) => GROUP_FILES[group].map(({ source }) => source)).join('|'))
}
