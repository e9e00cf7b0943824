/** Secret for sessions, table links and visits of the API in tests, fault runs and benchmarks. */
export const testSecretText = 'a secret of the tests, 32 bytes or more'
export const testSecret = new TextEncoder().encode(testSecretText)
