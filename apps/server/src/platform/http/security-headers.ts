/**
 * What every answer says, whatever it is: pages, calls, files and faults. Pages and the API's own page replace the
 * policy by theirs, pictures of listings may be shown elsewhere.
 */
export function securityHeaders(options: {
  /** Visitors come by https: browsers are told never to come by anything else. */
  readonly isHttps: boolean
  /** Off in development, where Vite's own scripts run. */
  readonly hasPolicy: boolean
}): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
    ...(options.hasPolicy ? { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" } : {}),
    // Without its subdomains: what else runs under the operator's name is not ours to decide.
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
