// Stores uploads in a bucket of any S3-compatible store, so that several API instances share them.
import { checkedKey, isFileKey } from '../file-key.ts'
import type { FileStore } from '../file-store.ts'
import type { StoreAddress } from '../store-address.ts'
import { readElements } from './read-xml.ts'
import { createS3Requests } from './s3-requests.ts'

const maxConcurrentDeletes = 50

export const createS3Store = (address: StoreAddress): FileStore => {
  const request = createS3Requests(address)

  const listPage = async (prefix: string, token: string | undefined) => {
    const query = { 'list-type': '2', delimiter: '/', prefix, ...(token && { 'continuation-token': token }) }
    const [page] = readElements(String(await request('GET', '', { query })), 'ListBucketResult')
    if (page === undefined) throw new Error('The store answered a listing with something else.')
    return page
  }

  return {
    put: async (key, bytes) => {
      // No ACL: objects are private by default, and buckets with ACLs disabled (Amazon's default) reject any ACL.
      await request('PUT', checkedKey(key), { body: bytes })
    },

    read: async (key) => request('GET', checkedKey(key)),

    remove: async (keys) => {
      // Files are deleted individually: the bulk call requires a checksum, and stores differ in its kind.
      for (let from = 0; from < keys.length; from += maxConcurrentDeletes) {
        const some = keys.slice(from, from + maxConcurrentDeletes)
        await Promise.all(some.map((key) => request('DELETE', checkedKey(key))))
      }
    },

    listOlder: async (prefix, before) => {
      const older: string[] = []
      let token: string | undefined
      do {
        const page = await listPage(prefix && `${checkedKey(prefix)}/`, token)
        for (const file of readElements(page, 'Contents')) {
          const [key = ''] = readElements(file, 'Key')
          const [time = ''] = readElements(file, 'LastModified')
          if (isFileKey(key) && new Date(time) < before) older.push(key)
        }
        token = readElements(page, 'NextContinuationToken')[0]
      } while (token)
      return older
    },
  }
}
