import { LIMITS } from '@verstat/realtime'
import { address, flag, integer, matching, oneOf } from './option.ts'

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
  REALTIME_CONNECTIONS_PER_NETWORK: integer(
    1,
    1_000_000,
    LIMITS.connectionsPerNetwork,
    'Connections of open pages that one network (an IPv4 address, or a /64 of IPv6) may hold at this process. A mobile carrier puts thousands of people behind one address; each connection costs about 10 kB.',
  ),
  REALTIME_CONNECTS_PER_NETWORK: integer(
    1,
    100_000,
    LIMITS.connectsPerNetworkPerSecond,
    'Connections that one network may open in a second, as many at once. Who is refused comes back by itself.',
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
