import { address, flag, matching, oneOf } from './option.ts'

/** Settings of what tells open pages of changes. */
export const REALTIME_OPTIONS = {
  REALTIME: oneOf(
    ['embedded', 'centrifugo', 'off'],
    'embedded',
    'What holds the connections of open pages: this process, a Centrifugo, or nothing; pages work without it.',
  ),
  REALTIME_PUBLIC_URL: address(
    ['ws:', 'wss:', 'http:', 'https:'],
    { shown: 'the same origin' },
    'Address under which browsers find `/connection/websocket`, `/connection/http_stream` and `/emulation`.',
  ),
  REALTIME_SECRET: matching(
    /^\S{32,200}$/,
    '32 to 200 characters',
    'Signs the tokens of realtime connections; unset: derived from `SECRET_KEY`. `npm run centrifugo-config` writes it for Centrifugo.',
  ),
  CENTRIFUGO_API_URL: address(
    ['http:', 'https:'],
    { shown: 'unset' },
    'HTTP API of the Centrifugo, as `http://10.0.0.7:8000/api`.',
  ),
  CENTRIFUGO_API_KEY: matching(/^\S{8,200}$/, 'a secret', 'Key of that API.'),
  CENTRIFUGO_READS_OUTBOX: flag(
    'The Centrifugo takes events from the table `realtime_outbox` itself, by its PostgreSQL consumer; this process sends none.',
  ),
} as const
