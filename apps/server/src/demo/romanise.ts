export { romanise } from '../platform/text/romanise.ts'
