import type advertisement from '../messages/uk/advertisement.json'
import type common from '../messages/uk/common.json'
import type errorpages from '../messages/uk/errorpages.json'
import type errors from '../messages/uk/errors.json'
import type home from '../messages/uk/home.json'
import type legal from '../messages/uk/legal.json'
import type orders from '../messages/uk/orders.json'
import type producers from '../messages/uk/producers.json'
import type search from '../messages/uk/search.json'

/**
 * Every message there is. A template such as `errors.${ErrorCode}` is accepted only when each of its keys exists,
 * so a new code without a text does not compile.
 */
export type MessageKey =
  | keyof typeof advertisement
  | keyof typeof common
  | keyof typeof errorpages
  | keyof typeof errors
  | keyof typeof home
  | keyof typeof legal
  | keyof typeof orders
  | keyof typeof producers
  | keyof typeof search
