/** The build puts these parts into a file of their own, which only signed-in users load. See `account-corner.tsx`. */
export { AccountList } from './account-list.tsx'
export { AccountMenu } from './account-menu.tsx'
export { UnreadLinks } from './unread-links.tsx'
export { UnreadPolling } from './unread-polling.tsx'
