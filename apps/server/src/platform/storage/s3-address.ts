const TIMEOUT_MS = 20_000

/** Returns the bucket of an address such as `https://key:secret@host/bucket?region=eu-central-1`. */
export function bucketOf(address: string): string {
  return decodeURIComponent(new URL(address).pathname.slice(1))
}

/** Returns what the client of AWS needs to know for such an address. */
export function clientOptions(address: string) {
  const url = new URL(address)
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    // When the URL contains no credentials, the SDK uses those of the machine, such as an instance role.
    ...(url.username === ''
      ? {}
      : {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }),
    forcePathStyle: true,
    maxAttempts: 3,
    // Older S3-compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: 5_000 },
  } as const
}
