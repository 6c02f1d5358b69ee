import type account from '../messages/uk/account.json'
import type advertisement from '../messages/uk/advertisement.json'
import type common from '../messages/uk/common.json'
import type consent from '../messages/uk/consent.json'
import type contact from '../messages/uk/contact.json'
import type errorpages from '../messages/uk/errorpages.json'
import type errors from '../messages/uk/errors.json'
import type feedback from '../messages/uk/feedback.json'
import type forms from '../messages/uk/forms.json'
import type guest from '../messages/uk/guest.json'
import type home from '../messages/uk/home.json'
import type legal from '../messages/uk/legal.json'
import type live from '../messages/uk/live.json'
import type mail from '../messages/uk/mail.json'
import type orderpage from '../messages/uk/orderpage.json'
import type orders from '../messages/uk/orders.json'
import type own from '../messages/uk/own.json'
import type panel from '../messages/uk/panel.json'
import type paying from '../messages/uk/paying.json'
import type placing from '../messages/uk/placing.json'
import type plans from '../messages/uk/plans.json'
import type producers from '../messages/uk/producers.json'
import type renewal from '../messages/uk/renewal.json'
import type search from '../messages/uk/search.json'
import type seller from '../messages/uk/seller.json'
import type suggest from '../messages/uk/suggest.json'
import type uploads from '../messages/uk/uploads.json'

/**
 * Every message there is. A template such as `errors.${ErrorCode}` is accepted only when each of its keys exists,
 * so a new code without a text does not compile.
 */
export type MessageKey =
  | keyof typeof account
  | keyof typeof advertisement
  | keyof typeof common
  | keyof typeof consent
  | keyof typeof contact
  | keyof typeof errorpages
  | keyof typeof errors
  | keyof typeof feedback
  | keyof typeof forms
  | keyof typeof guest
  | keyof typeof home
  | keyof typeof legal
  | keyof typeof live
  | keyof typeof mail
  | keyof typeof orderpage
  | keyof typeof orders
  | keyof typeof own
  | keyof typeof panel
  | keyof typeof paying
  | keyof typeof placing
  | keyof typeof plans
  | keyof typeof producers
  | keyof typeof renewal
  | keyof typeof search
  | keyof typeof seller
  | keyof typeof suggest
  | keyof typeof uploads
