import { address, flag, integer, matching, oneOf, text } from './option.ts'

/** Every setting of an install. `docs/configuration.md` is printed from this table. */
export const OPTIONS = {
  PORT: integer(
    0,
    65_535,
    3000,
    'Port to listen on. When it is not set and 3000 is taken, the next free one is used and printed.',
  ),
  HOST: text('127.0.0.1', 'Address to listen on; `0.0.0.0` or `::` opens the install to the network.'),
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
  SEED: oneOf(['demo', 'none'], 'demo', 'What the first start fills an empty directory with.'),
  API_BASE: address(
    ['http:', 'https:'],
    { isOrigin: true, shown: 'the same origin' },
    'Origin of the API for browsers, when it is not the one of the pages.',
  ),
  REALTIME_PUBLIC_URL: address(
    ['ws:', 'wss:', 'http:', 'https:'],
    { shown: 'the same origin' },
    'Address of the realtime endpoint for browsers.',
  ),
  CDN_TTL: integer(
    0,
    86_400,
    0,
    'Seconds for which a shared cache in front may keep an anonymous page; 0 forbids it.',
  ),
  GTM_ID: matching(/^GTM-[A-Z0-9]+$/, '`GTM-XXXXXXX`', 'Tag manager container, loaded only after consent.'),
  BRAND_NAME: matching(
    /^.{1,60}$/u,
    'up to 60 characters',
    'Name of the directory in the header, in titles and in mails; unset: «Верстат» and Verstat.',
  ),
  LOG_LEVEL: oneOf(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'How much is logged; `debug` also prints what stands behind a failed start.',
  ),
  ALLOW_DEMO: flag('Lets an install that is open to the network run with what is only safe on one machine.'),
} as const
