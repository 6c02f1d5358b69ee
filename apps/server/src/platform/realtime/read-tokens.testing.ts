/** For tests of modules, which know tokens as something to hand out only. */
export { readConnectionToken, readSubscriptionToken } from '@verstat/realtime'
