/** Chunk of the layout's parts for signed-in users, see `account-corner.tsx`. */
export { AccountList } from './account-list.tsx'
export { AccountMenu } from './account-menu.tsx'
