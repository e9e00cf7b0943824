// Both upload stores for tests that run on each: a folder, and an S3 server started by the test.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import S3rver from 's3rver'
import type { FileStore } from '../src/uploads/file-store.ts'
import { createFolderStore } from '../src/uploads/folder-store.ts'
import { createS3Store } from '../src/uploads/s3-store.ts'

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

const bucket = 'uploads'

/** s3rver responds to a put before the file is fully written, unlike a real store. */
const whenWritten = async (file: string, bytes: Buffer) => {
  const isWritten = () => existsSync(file) && readFileSync(file).equals(bytes)
  for (let tries = 0; tries < 200 && !isWritten(); tries += 1) await wait(5)
}

const openS3 = async (): Promise<TestStore> => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const ours = createS3Store({
    endpoint,
    region: 'us-east-1',
    bucket,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  const fileOf = (key: string) => join(folder, bucket, `${key}._S3rver_object`)
  const files: FileStore = {
    ...ours,
    put: async (key, bytes) => {
      await ours.put(key, bytes)
      await whenWritten(fileOf(key), bytes)
    },
  }
  return over(files, folder, fileOf, () => server.close())
}

export const testStores = [
  { name: 'a folder', open: openFolder },
  { name: 'an S3 store', open: openS3 },
]
