/** A notice is kept for this many days, and then neither shown nor counted. */
export const NOTICE_DAYS = 90
/** Maximum number of notices in one page of the list, and of ids in one request that marks notices as read. */
export const NOTICES_MAX = 100
