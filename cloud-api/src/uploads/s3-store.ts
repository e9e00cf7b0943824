// Stores uploads in a bucket of any S3-compatible store, so that several API instances share them.
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

/** The number of connections of the client. */
const maxConcurrentDeletes = 50
/** In milliseconds. An unresponsive store may not block the pages that wait for it. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true }

const isAmazon = (endpoint: string) => new URL(endpoint).hostname.endsWith('.amazonaws.com')

const createClient = ({ endpoint, region, credentials }: StoreAddress) =>
  new S3Client({
    endpoint,
    region,
    credentials,
    // Virtual-hosted addressing (bucket.host) needs a DNS name for each bucket, which only Amazon reliably has.
    forcePathStyle: !isAmazon(endpoint),
    // The SDK adds checksums in a trailer by default, which other stores do not support.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  })

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey'

export const createS3Store = (address: StoreAddress): FileStore => {
  const client = createClient(address)
  const Bucket = address.bucket

  return {
    put: async (key, bytes) => {
      // No ACL: objects are private by default, and buckets with ACLs disabled (Amazon's default) reject any ACL.
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
      // Files are deleted individually: the bulk call requires a checksum, and stores differ in its kind.
      for (let from = 0; from < keys.length; from += maxConcurrentDeletes) {
        const some = keys.slice(from, from + maxConcurrentDeletes)
        await Promise.all(some.map((key) => client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }))))
      }
    },

    listOlder: async (prefix, before) => {
      const Prefix = prefix ? `${checkedKey(prefix)}/` : ''
      const older: string[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, Delimiter: '/', ContinuationToken }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && isFileKey(Key) && LastModified && LastModified < before) older.push(Key)
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return older
    },
  }
}
