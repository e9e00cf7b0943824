// The storage of uploads: one interface, implemented by a folder or an S3 store. All uploaded files are written, read
// and removed through it.
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3/s3-store.ts'
import type { StoreAddress } from './store-address.ts'

export type FileStore = {
  /**
   * Stores a file atomically; on failure the previous file stays. With concurrent writes of a key the last one wins.
   */
  put: (key: string, bytes: Buffer) => Promise<void>
  /** Returns undefined when there is no such file. */
  read: (key: string) => Promise<Buffer | undefined>
  /** Missing files are ignored. */
  remove: (keys: readonly string[]) => Promise<void>
  /** The keys directly below a prefix ('' is the top) stored before a date; foreign file names are left out. */
  listOlder: (prefix: string, before: Date) => Promise<string[]>
}

/** Opens the S3 store when an address is given, otherwise the folder. */
export const openFileStore = (address: StoreAddress | undefined, folder: string): FileStore =>
  address ? createS3Store(address) : createFolderStore(folder)
