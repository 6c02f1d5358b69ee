/**
 * Returns the security headers of every response. Pages and the API docs replace the content security policy
 * with their own. Public listing images relax the resource policy.
 */
export function securityHeaders(options: {
  /** Whether visitors use https. If so, browsers are told to use nothing else (HSTS). */
  readonly isHttps: boolean
  /**
   * Whether to send a content security policy. It is off in development, where Vite injects its own scripts.
   */
  readonly hasPolicy: boolean
}): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), usb=(), browsing-topics=()',
    ...(options.hasPolicy ? { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" } : {}),
    // `includeSubDomains` is left out, because other hosts under the operator's domain are not ours to decide
    // about.
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
