/**
 * A certificate for https://127.0.0.1 that no authority has signed, with its key. It is public and protects nothing. Made by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj "/CN=Verstat test"
 * -addext "subjectAltName=IP:127.0.0.1"`.
 */
export const TEST_CERTIFICATE = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBlTCCATygAwIBAgIUHkN30oY+N1qt6kPb2zBWCjt+1k4wCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMVmVyc3RhdCB0ZXN0MCAXDTI2MTEyOTAzMDQ1NVoYDzIxMjYx
MTA1MDMwNDU1WjAXMRUwEwYDVQQDDAxWZXJzdGF0IHRlc3QwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAAQuPQeeFzTUM2zrcc/ebnIb6i8H716KqIq/CeCF2nsO4RYA
0rrIJzaOP02jAYjF3NMKoXJH7vf0R8BNqzIcxuTro2QwYjAdBgNVHQ4EFgQUDbYV
DH/lQJM+w0rxUvJi+K2RVe8wHwYDVR0jBBgwFoAUDbYVDH/lQJM+w0rxUvJi+K2R
Ve8wDwYDVR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMC
A0cAMEQCIDjfIWCygtElkU3vCAOsIFNMmluq6B8SEwwZBvFt64pOAiA5IUJaP6e3
bRUok+XOM6Pyg4s7RCRMp6LCRBD8TvCVcw==
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNcL7hgC0AR3SHqsU
S2dHxH7/66ddK4Z5AaLSVQID64ehRANCAAQuPQeeFzTUM2zrcc/ebnIb6i8H716K
qIq/CeCF2nsO4RYA0rrIJzaOP02jAYjF3NMKoXJH7vf0R8BNqzIcxuTr
-----END PRIVATE KEY-----
`,
} as const
