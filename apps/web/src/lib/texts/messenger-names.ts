import type { Messenger } from '@verstat/contract'

/** The names are brands, so they are the same in every language. */
export const MESSENGER_NAMES: Readonly<Record<Messenger, string>> = {
  telegram: 'Telegram',
  viber: 'Viber',
  whatsapp: 'WhatsApp',
}
