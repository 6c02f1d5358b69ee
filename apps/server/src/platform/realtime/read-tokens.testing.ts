/** Tests read the content of tokens. All other code of the modules treats tokens as opaque. */
export { readConnectionToken, readSubscriptionToken } from '@verstat/realtime'
