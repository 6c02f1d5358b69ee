export type ConnectionFailure = {
  readonly during: 'connecting' | 'disconnected' | 'unsubscribed' | 'error'
  readonly code: number
  /** A name from the tables below, or the text that the server sent. */
  readonly reason: string
  readonly channel?: string
  /** True when the client will not try again. */
  readonly isFinal: boolean
}

/** Error codes of the npm package `centrifuge`. */
const ERRORS: Readonly<Record<number, string>> = {
  1: 'timeout',
  2: 'transportClosed',
  3: 'clientDisconnected',
  4: 'clientClosed',
  5: 'clientConnectToken',
  6: 'clientRefreshToken',
  7: 'subscriptionUnsubscribed',
  8: 'subscriptionSubscribeToken',
  9: 'subscriptionRefreshToken',
  10: 'transportWriteError',
  11: 'connectionClosed',
  12: 'badConfiguration',
}

/** Disconnect codes of the npm package `centrifuge`. */
const DISCONNECTS: Readonly<Record<number, string>> = {
  1: 'unauthorized',
  2: 'bad protocol',
  3: 'message size limit',
}

const NAMES: Readonly<Record<ConnectionFailure['during'], Readonly<Record<number, string>>>> = {
  error: ERRORS,
  disconnected: DISCONNECTS,
  unsubscribed: DISCONNECTS,
  connecting: {},
}

/** Describes a failure. `reason` is the name of the code. For an unknown code, `reason` is the text from the server. */
export function describeFailure(
  during: ConnectionFailure['during'],
  code: number,
  serverText: string,
  channel?: string,
): ConnectionFailure {
  return {
    during,
    code,
    reason: NAMES[during][code] ?? serverText,
    isFinal: during === 'disconnected' || during === 'unsubscribed',
    ...(channel === undefined ? {} : { channel }),
  }
}
