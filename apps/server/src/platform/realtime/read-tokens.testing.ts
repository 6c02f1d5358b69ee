/** Only tests of modules read tokens. Other code of the modules treats tokens as opaque. */
export { readConnectionToken, readSubscriptionToken } from '@verstat/realtime'
