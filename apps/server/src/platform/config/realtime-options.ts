import { LIMITS } from '@verstat/realtime'
import { address, flag, integer, matching, oneOf } from './option.ts'

export const REALTIME_OPTIONS = {
  REALTIME: oneOf(
    ['embedded', 'centrifugo', 'off'],
    'embedded',
    'Server of realtime connections: this process, a Centrifugo, or none; pages work without it.',
  ),
  REALTIME_PUBLIC_URL: address(
    ['ws:', 'wss:', 'http:', 'https:'],
    { shown: 'the same origin' },
    'Address at which browsers find `/connection/websocket`, `/connection/http_stream` and `/emulation`.',
  ),
  REALTIME_SECRET: matching(
    /^\S{32,200}$/,
    '32 to 200 characters',
    'Signs the tokens of realtime connections; unset: derived from `SECRET_KEY`. `npm run centrifugo-config` prints it for Centrifugo.',
  ),
  REALTIME_CONNECTIONS_PER_NETWORK: integer(
    1,
    1_000_000,
    LIMITS.connectionsPerNetwork,
    'Realtime connections per network (an IPv4 address, or a /64 of IPv6) and process. A mobile carrier puts thousands of people behind one address; each connection costs about 10 kB.',
  ),
  REALTIME_CONNECTS_PER_NETWORK: integer(
    1,
    100_000,
    LIMITS.connectsPerNetworkPerSecond,
    'New realtime connections per network and second, also as a burst. Refused clients reconnect by themselves.',
  ),
  CENTRIFUGO_API_URL: address(
    ['http:', 'https:'],
    { shown: 'unset' },
    'HTTP API of Centrifugo, as `http://10.0.0.7:8000/api`.',
  ),
  CENTRIFUGO_API_KEY: matching(/^\S{8,200}$/, 'a secret', 'Key of that API.'),
  CENTRIFUGO_READS_OUTBOX: flag(
    'Centrifugo reads events from the table `realtime_outbox` with its PostgreSQL consumer; this process publishes none.',
  ),
} as const
