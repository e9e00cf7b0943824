/** Signs sessions, table links and visits wherever tests, fault runs and benchmarks start the API. */
export const testSecretText = 'a secret of the tests, 32 bytes or more'
export const testSecret = new TextEncoder().encode(testSecretText)
