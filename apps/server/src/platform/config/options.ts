import { DEFAULT_PROXIES, isProxy } from '../http/connections/proxy-trust.ts'
import { TRACING_OPTIONS } from '../tracing/tracing-options.ts'
import { address, flag, integer, listMatching, matching, type Option, oneOf, text } from './option.ts'
import { PAYMENT_OPTIONS } from './payment-options.ts'
import { REALTIME_OPTIONS } from './realtime-options.ts'
import { SEARCH_OPTIONS } from './search-options.ts'

/** Every setting of an install. `docs/configuration.md` is generated from this table. */
export const OPTIONS = {
  PORT: integer(
    0,
    65_535,
    3000,
    'Port to listen on. When it is unset and 3000 is taken, the next free port is used and printed.',
  ),
  HOST: text('127.0.0.1', 'Address to listen on; `0.0.0.0` or `::` opens the install to the network.'),
  TRUSTED_PROXIES: listMatching(
    isProxy,
    DEFAULT_PROXIES,
    '`loopback`, addresses and networks like `10.0.0.0/8`',
    'Reverse proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are trusted; the headers of all others are ignored.',
  ),
  DATA_DIR: text(
    './data',
    'Folder for the embedded database, generated secrets and files; relative to the project.',
  ),
  PUBLIC_URL: address(
    ['http:', 'https:'],
    { isOrigin: true, shown: 'the address listened on' },
    'Address of the site for visitors, used in links, canonical addresses and sitemaps.',
  ),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    { shown: 'the embedded database' },
    'PostgreSQL 16 or newer that replaces the embedded one.',
  ),
  DATABASE_REPLICA_URL: listMatching(
    (given) => URL.canParse(given) && /^postgres(?:ql)?:$/.test(new URL(given).protocol),
    [],
    '`postgresql://…`',
    'Read replicas of `DATABASE_URL`, from which visitors read. One that is away or behind is left out.',
  ),
  ROLE: oneOf(
    ['all', 'serve', 'work'],
    'all',
    'What this process does: `serve` answers requests, `work` does background work, `all` does both. `serve` and `work` need `DATABASE_URL`.',
  ),
  STORAGE_URL: address(
    ['https:', 'http:'],
    { shown: 'the data folder' },
    'Bucket of an S3-compatible service for pictures and documents, as `https://key:secret@host/bucket?region=eu-central-1`, with key and secret percent-encoded. It must be private and hold nothing else.',
  ),
  SEED: oneOf(['demo', 'none'], 'demo', 'What the first start creates in an empty directory.'),
  API_BASE: address(
    ['http:', 'https:'],
    { isOrigin: true, shown: 'the same origin' },
    'Origin of the API for browsers, when it differs from that of the pages.',
  ),
  ...REALTIME_OPTIONS,
  ...SEARCH_OPTIONS,
  CDN_TTL: integer(
    0,
    86_400,
    0,
    'Seconds for which a shared cache in front may store pages of visitors; 0 forbids it. The cache must pass on requests with a `token` cookie.',
  ),
  PAGE_CACHE_MB: integer(0, 65_536, 64, 'Memory of the page cache, in MiB; 0 switches it off.'),
  GTM_ID: matching(/^GTM-[A-Z0-9]+$/, '`GTM-XXXXXXX`', 'Tag manager container, loaded only after consent.'),
  RELOAD_GUARD_SECONDS: integer(
    0,
    3_600,
    10,
    'Seconds within which a page does not reload a second time when a deployment has replaced its files.',
  ),
  BRAND_NAME: matching(
    /^.{1,60}$/u,
    'up to 60 characters',
    'Name of the directory in the header, titles and e-mails, unless the panel sets one; unset: «Верстат» and Verstat.',
  ),
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    { shown: 'e-mails stay at `/dev/mail`' },
    'Mail server, as `smtps://user:password@host:465`.',
  ),
  MAIL_FROM: matching(
    /^(?:[^<>\r\n]{1,60}\s)?<?[^\s<>@]+@[^\s<>@]+>?$/,
    '`Name <address>`',
    'Sender of all e-mails; unset: `no-reply` at the host of the site.',
  ),
  FEEDBACK_EMAIL: matching(
    /^[^\s<>@]+@[^\s<>@]+$/,
    'an e-mail address',
    'Recipient of messages from the feedback form, except those that look automated; unset: every admin.',
  ),
  SECRET_KEY: matching(
    /^.{32,200}$/,
    '32 to 200 characters',
    'Encrypts second factors, saved cards and callbacks of payment providers; signs challenges, links to files and realtime tokens; keys hashes. Unset: generated in `DATA_DIR`. Processes that share a database need the same key.',
  ),
  ...PAYMENT_OPTIONS,
  LOG_LEVEL: oneOf(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'Log level; `debug` also prints the cause of a failed start.',
  ),
  ...TRACING_OPTIONS,
  ALLOW_DEMO: flag('Lets an open install run with demo users, `/dev/mail` and the payment sandbox.'),
} as const

export type OptionName = keyof typeof OPTIONS
type ValueOf<Each> = Each extends Option<infer Value> ? Value : never

/** The parsed settings, and the names of the settings that the operator set explicitly. */
export type Env = {
  readonly values: { readonly [Name in OptionName]: ValueOf<(typeof OPTIONS)[Name]> }
  readonly explicit: ReadonlySet<OptionName>
}
