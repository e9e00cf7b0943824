// Both upload stores for tests that run on each: a folder, and an S3 server started by the test.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FileStore } from '../src/platform/files/uploads/file-store.ts'
import { createFolderStore } from '../src/platform/files/uploads/folder-store.ts'
import { createS3Store } from '../src/platform/files/uploads/s3/s3-store.ts'
import { objectFile, startFakeS3 } from './servers/fake-s3.ts'

export type TestStore = {
  files: FileStore
  /** The path of a key's file in the store. */
  fileOf: (key: string) => string
  /** Sets the modification time of a file. */
  putAt: (key: string, time: Date) => void
  /** Adds a two-hour-old file with a foreign name, as left by another tool. */
  addByHand: (name: string, bytes?: Buffer) => void
  close: () => Promise<void>
}

const over = (files: FileStore, folder: string, fileOf: (key: string) => string, end: () => Promise<void>): TestStore => {
  const putAt = (key: string, time: Date) => utimesSync(fileOf(key), time, time)
  return {
    files,
    fileOf,
    putAt,
    addByHand: (name, bytes = Buffer.from('x')) => {
      mkdirSync(dirname(fileOf(name)), { recursive: true })
      writeFileSync(fileOf(name), bytes)
      putAt(name, new Date(Date.now() - 7_200_000))
    },
    close: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const openFolder = async (): Promise<TestStore> => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-folder-'))
  return over(
    createFolderStore(folder),
    folder,
    (key) => join(folder, key),
    () => Promise.resolve(),
  )
}

const openS3 = async (): Promise<TestStore> => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-s3-'))
  const bucket = 'uploads'
  const credentials = { accessKeyId: 'test', secretAccessKey: 'secret/of+tests' }
  const { endpoint, close } = await startFakeS3({ folder, name: bucket, ...credentials })
  const files = createS3Store({ endpoint, region: 'us-east-1', bucket, credentials })
  return over(files, folder, (key) => objectFile(folder, key), close)
}

export const testStores = [
  { name: 'a folder', open: openFolder },
  { name: 'an S3 store', open: openS3 },
]
