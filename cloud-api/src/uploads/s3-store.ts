// Uploads in a bucket of any S3-compatible store, so that several copies of the API see the same files.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkedKey, isFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import type { StoreAddress } from './store-address.ts'

/** As many as the client has connections for. */
const removedAtOnce = 50
/** A store that does not answer may not hold the pages that wait for it. Milliseconds. */
const patience = { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true }

const isAmazon = (endpoint: string) => new URL(endpoint).hostname.endsWith('.amazonaws.com')

const createClient = ({ endpoint, region, credentials }: StoreAddress) =>
  new S3Client({
    endpoint,
    region,
    credentials,
    // bucket.host needs a name in the DNS for each bucket, which only Amazon has for sure.
    forcePathStyle: !isAmazon(endpoint),
    // The SDK's own default adds checksums in a trailer, which other stores do not understand.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
  })

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey'

export const createS3Store = (address: StoreAddress): FileStore => {
  const client = createClient(address)
  const Bucket = address.bucket

  return {
    put: async (key, bytes) => {
      // No ACL: private is what an object is without one, and a bucket whose ACLs are off (Amazon's default) refuses even that word.
      await client.send(new PutObjectCommand({ Bucket, Key: checkedKey(key), Body: bytes, ContentLength: bytes.length }))
    },

    read: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkedKey(key) }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    remove: async (keys) => {
      // One by one: the call for many needs a checksum, and stores differ in which.
      for (let from = 0; from < keys.length; from += removedAtOnce) {
        const some = keys.slice(from, from + removedAtOnce)
        await Promise.all(some.map((key) => client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }))))
      }
    },

    listOlder: async (part, moment) => {
      const Prefix = part ? `${checkedKey(part)}/` : ''
      const older: string[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, Delimiter: '/', ContinuationToken }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && isFileKey(Key) && LastModified && LastModified < moment) older.push(Key)
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return older
    },
  }
}
