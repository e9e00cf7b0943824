// A database change that adds or replaces uploaded files. Files and rows cannot be committed together, so the order
// matters: new files first, then the change, then the removal of replaced files. Files left by a failure are unused,
// and the hourly job deletes them.
import type { FastifyBaseLogger } from 'fastify'
import { isRolledBack } from '../../db/connect.ts'
import { Refusal } from '../../refusals/refused.ts'

export type Uploads<File> = {
  /** Removes new files that no row refers to. */
  remove: (files: readonly File[]) => Promise<void>
  /** Removes files that a change replaced, by name. */
  removeReplaced: (names: readonly string[]) => Promise<void>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** The result of a change, and the names of the files that are unused after it. */
export type Changed<Answer> = { answer: Answer; replaced: readonly string[] }

/**
 * Whether a change was certainly not committed. After any other failure it may have been: the response to a commit
 * can be lost.
 */
const isNotCommitted = (error: unknown) => error instanceof Refusal || isRolledBack(error)

const storeAll = async <File>(stores: readonly (() => Promise<File>)[], stored: File[]): Promise<File[]> => {
  for (const store of stores) stored.push(await store())
  return stored
}

/**
 * Stores the files in order and runs the change with them. When storing fails or the change is rolled back, the new
 * files are removed. After a commit the replaced files are removed; a failed removal is only logged, since the change
 * is committed.
 */
export const withUploads = async <File, Answer>(
  { remove, removeReplaced, log }: Uploads<File>,
  stores: readonly (() => Promise<File>)[],
  change: (files: File[]) => Promise<Changed<Answer>>,
): Promise<Answer> => {
  const logFailedRemoval = (error: unknown) => log.error({ err: error }, 'uploaded files could not be removed; the hourly job will retry')
  const stored: File[] = []
  const files = await storeAll(stores, stored).catch(async (error: unknown) => {
    await remove(stored).catch(logFailedRemoval)
    throw error
  })
  const { answer, replaced } = await change(files).catch(async (error: unknown) => {
    if (isNotCommitted(error)) await remove(files).catch(logFailedRemoval)
    throw error
  })
  await removeReplaced(replaced).catch(logFailedRemoval)
  return answer
}
