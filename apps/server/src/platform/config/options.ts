import { DEFAULT_PROXIES, isProxy } from '../http/connections/proxy-trust.ts'
import { address, flag, integer, listMatching, matching, type Option, oneOf, text } from './option.ts'
import { PAYMENT_OPTIONS } from './payment-options.ts'
import { REALTIME_OPTIONS } from './realtime-options.ts'

/** Every setting of an install. `docs/configuration.md` is printed from this table. */
export const OPTIONS = {
  PORT: integer(
    0,
    65_535,
    3000,
    'Port to listen on. When it is not set and 3000 is taken, the next free one is used and printed.',
  ),
  HOST: text('127.0.0.1', 'Address to listen on; `0.0.0.0` or `::` opens the install to the network.'),
  TRUSTED_PROXIES: listMatching(
    isProxy,
    DEFAULT_PROXIES,
    '`loopback`, addresses and networks like `10.0.0.0/8`',
    'Reverse proxies whose `X-Forwarded-For`, `-Proto` and `-Host` count; of anybody else they count for nothing.',
  ),
  DATA_DIR: text(
    './data',
    'Folder for the embedded database, generated secrets and files; relative to the project.',
  ),
  PUBLIC_URL: address(
    ['http:', 'https:'],
    { isOrigin: true, shown: 'the address listened on' },
    'Address that visitors use, for links, canonical addresses and sitemaps.',
  ),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    { shown: 'the embedded database' },
    'PostgreSQL 16 or newer to use in place of the embedded one.',
  ),
  STORAGE_URL: address(
    ['https:', 'http:'],
    { shown: 'the data folder' },
    'Bucket of an S3-compatible service for pictures and documents, as `https://key:secret@host/bucket?region=eu-central-1`; the key and the secret percent-encoded. It must be private and hold nothing else.',
  ),
  SEED: oneOf(['demo', 'none'], 'demo', 'What the first start fills an empty directory with.'),
  API_BASE: address(
    ['http:', 'https:'],
    { isOrigin: true, shown: 'the same origin' },
    'Origin of the API for browsers, when it is not the one of the pages.',
  ),
  ...REALTIME_OPTIONS,
  CDN_TTL: integer(
    0,
    86_400,
    0,
    'Seconds for which a shared cache in front may keep an anonymous page; 0 forbids it. The cache must pass on requests with a `token` cookie.',
  ),
  PAGE_CACHE_MB: integer(
    0,
    65_536,
    64,
    'Memory for pages kept ready for visitors without an account, in MiB; 0 keeps none.',
  ),
  GTM_ID: matching(/^GTM-[A-Z0-9]+$/, '`GTM-XXXXXXX`', 'Tag manager container, loaded only after consent.'),
  RELOAD_GUARD_SECONDS: integer(
    0,
    3_600,
    10,
    'Seconds after a page reloaded for a part of the app that a deploy replaced, in which it does not reload again.',
  ),
  BRAND_NAME: matching(
    /^.{1,60}$/u,
    'up to 60 characters',
    'Name of the directory in the header, in titles and in mails, until one is set in the panel; unset: «Верстат» and Verstat.',
  ),
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    { shown: 'letters stay at `/dev/mail`' },
    'Mail server, as `smtps://user:password@host:465`.',
  ),
  MAIL_FROM: matching(
    /^(?:[^<>\r\n]{1,60}\s)?<?[^\s<>@]+@[^\s<>@]+>?$/,
    '`Name <address>`',
    'Sender of every letter; unset: `no-reply` at the host of the site.',
  ),
  FEEDBACK_EMAIL: matching(
    /^[^\s<>@]+@[^\s<>@]+$/,
    'an e-mail address',
    'Who gets a copy of what is sent through the feedback form, but for what looks like a robot’s; unset: every admin.',
  ),
  SECRET_KEY: matching(
    /^.{32,200}$/,
    '32 to 200 characters',
    'Seals second factors, saved cards and what payment providers tell; signs challenges, links to files and tokens of realtime connections; keys hashes. Unset: one made in `DATA_DIR`. Processes that share a database need the same.',
  ),
  ...PAYMENT_OPTIONS,
  LOG_LEVEL: oneOf(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'How much is logged; `debug` also prints what stands behind a failed start.',
  ),
  ALLOW_DEMO: flag('Lets an install that is open to the network run with what is only safe on one machine.'),
} as const

export type OptionName = keyof typeof OPTIONS
type ValueOf<Each> = Each extends Option<infer Value> ? Value : never

/** The parsed settings, and the names of those that were set explicitly. */
export type Env = {
  readonly values: { readonly [Name in OptionName]: ValueOf<(typeof OPTIONS)[Name]> }
  readonly explicit: ReadonlySet<OptionName>
}
