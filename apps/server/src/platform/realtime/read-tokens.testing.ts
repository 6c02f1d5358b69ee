/** For tests of modules, which otherwise treat tokens as opaque. */
export { readConnectionToken, readSubscriptionToken } from '@verstat/realtime'
