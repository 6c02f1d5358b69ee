/** What only whoever is signed in sees of the frame: a chunk of its own, see `account-corner.tsx`. */
export { AccountList } from './account-list.tsx'
export { AccountMenu } from './account-menu.tsx'
