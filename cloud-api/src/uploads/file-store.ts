// Where uploads are kept: one port, a folder or an S3 store behind it. Nothing else writes, reads or removes an uploaded file.
import { createFolderStore } from './folder-store.ts'
import type { StoreAddress } from './store-address.ts'

export type FileStore = {
  /** Keeps a whole file, or fails and leaves what was there. Of two who write one key at once the last stays. */
  put: (key: string, bytes: Buffer) => Promise<void>
  /** Undefined where there is no such file. */
  read: (key: string) => Promise<Buffer | undefined>
  /** Those that do not exist are no failure. */
  remove: (keys: readonly string[]) => Promise<void>
  /** The keys right below a part of the store ('' is its top) that were put before a moment; names that are not ours are left out. */
  listOlder: (part: string, moment: Date) => Promise<string[]>
}

/** The S3 store where one is named, else the folder. */
export const openFileStore = async (address: StoreAddress | undefined, folder: string): Promise<FileStore> => {
  if (!address) return createFolderStore(folder)
  // Read only by who uses it: it takes longer to load than everything else.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(address)
}
