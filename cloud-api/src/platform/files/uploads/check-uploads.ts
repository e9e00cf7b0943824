import { performance } from 'node:perf_hooks'
import type { HealthData } from '@sufra/shared/health/health-state'
import type { FileStore } from './file-store.ts'

/** The key is the same for every check, so that nothing is left behind. */
const key = 'health/check'
const content = Buffer.from('Sufra')

/** Stores a small file and reads it. Fails on a full disk, without permission and without a connection to the store. */
export const checkUploads = async (files: Pick<FileStore, 'put' | 'read'>): Promise<HealthData<'uploads'>> => {
  const begin = performance.now()
  await files.put(key, content)
  if (!(await files.read(key))) throw new Error('a file that was stored is missing')
  return { latency: Math.round(performance.now() - begin) }
}
