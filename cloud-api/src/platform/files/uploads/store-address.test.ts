import { describe, expect, test } from 'vitest'
import { storeAddress } from './store-address.ts'

describe('an S3 address is parsed', () => {
  test.each([
    [
      'with key and secret',
      's3://KEY:SECRET@store.example/uploads',
      {
        endpoint: 'https://store.example',
        region: 'us-east-1',
        bucket: 'uploads',
        credentials: { accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
      },
    ],
    [
      'with a port, a region and no TLS',
      's3://KEY:SECRET@127.0.0.1:9000/sufra-uploads/?region=me-central-1&tls=false',
      {
        endpoint: 'http://127.0.0.1:9000',
        region: 'me-central-1',
        bucket: 'sufra-uploads',
        credentials: { accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
      },
    ],
    [
      'with a secret of any characters',
      's3://KEY:a%2Fb%2Bc%3D%40%3A%25@store/uploads',
      {
        endpoint: 'https://store',
        region: 'us-east-1',
        bucket: 'uploads',
        credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b+c=@:%' },
      },
    ],
    [
      "with the machine's own role",
      's3://s3.me-central-1.amazonaws.com/uploads?region=me-central-1&tls=true',
      { endpoint: 'https://s3.me-central-1.amazonaws.com', region: 'me-central-1', bucket: 'uploads', credentials: undefined },
    ],
  ])('%s', (_name, text, address) => {
    expect(storeAddress.parse(text)).toEqual(address)
  })
})

describe('an invalid address is refused without revealing the secret', () => {
  test.each([
    ['nothing', 'uploads'],
    ['another protocol', 'https://KEY:HUSH@store/uploads'],
    ['no host', 's3:///uploads'],
    ['no bucket', 's3://KEY:HUSH@store'],
    ['no bucket but a slash', 's3://KEY:HUSH@store/'],
    ['a bucket of two letters', 's3://KEY:HUSH@store/up'],
    ['a bucket in capitals', 's3://KEY:HUSH@store/Uploads'],
    ['more than a bucket', 's3://KEY:HUSH@store/uploads/pictures'],
    ['a key alone', 's3://KEY@store/uploads'],
    ['a secret alone', 's3://:HUSH@store/uploads'],
    ['a secret with an unescaped slash', 's3://KEY:HU/SH@store/uploads'],
    ['a secret with a lonely percent', 's3://KEY:HUSH%@store/uploads'],
    ['an invalid region', 's3://KEY:HUSH@store/uploads?region=a%20b'],
    ['an invalid tls value', 's3://KEY:HUSH@store/uploads?tls=no'],
    ['an unknown parameter', 's3://KEY:HUSH@store/uploads?ssl=false'],
    ['a fragment', 's3://KEY:HUSH@store/uploads#x'],
  ])('%s', (_name, text) => {
    const { success, error } = storeAddress.safeParse(text)
    expect(success).toBe(false)
    expect(error?.message).toContain('s3://KEY:SECRET@host/bucket')
    expect(error?.message).not.toMatch(/HU\/?SH/)
  })
})
