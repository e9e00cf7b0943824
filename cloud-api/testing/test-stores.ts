// Both stores of uploads, for tests that must hold on either: a folder, and an S3 store that the test starts.
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
  /** Where the store itself keeps the file of a key. */
  fileOf: (key: string) => string
  /** Lets a file look as if it had been put at a moment. */
  putAt: (key: string, moment: Date) => void
  /** A file with a name that is not ours, as somebody with another tool leaves it, of two hours ago. */
  addByHand: (name: string, bytes?: Buffer) => void
  close: () => Promise<void>
}

const over = (files: FileStore, folder: string, fileOf: (key: string) => string, end: () => Promise<void>): TestStore => {
  const putAt = (key: string, moment: Date) => utimesSync(fileOf(key), moment, moment)
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

/** s3rver answers a put before its own disk has all of it, or any; a real store does not. */
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
