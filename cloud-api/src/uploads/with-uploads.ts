// A change in the database that brings uploaded files or replaces some. Files and rows cannot be committed together, so the order decides: new files first,
// then the change, then the files that it replaced. Whatever a failure leaves over is unused, and the hourly sweep removes it.
import type { FastifyBaseLogger } from 'fastify'
import { isRolledBack } from '../db/connect.ts'
import { Refusal } from '../http/refused.ts'

export type Uploads<File> = {
  /** Removes new files that no row refers to. */
  remove: (files: readonly File[]) => Promise<void>
  /** Removes files by name that a change replaced. */
  removeReplaced: (names: readonly string[]) => Promise<void>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** What a change answers, and the names of the files that nothing refers to after it. */
export type Changed<Answer> = { answer: Answer; replaced: readonly string[] }

/** Whether a change was certainly not committed. After any other failure it may have been: the answer to a commit can be lost on the way. */
const isUndone = (error: unknown) => error instanceof Refusal || isRolledBack(error)

const storeAll = async <File>(stores: readonly (() => Promise<File>)[], stored: File[]): Promise<File[]> => {
  for (const store of stores) stored.push(await store())
  return stored
}

/**
 * Stores the files in their order and makes the change with them. When it fails before the change, or the change was rolled back, the new files are removed
 * again. After a commit the replaced ones are removed; a store that cannot is logged, since the change stands.
 */
export const withUploads = async <File, Answer>(
  { remove, removeReplaced, log }: Uploads<File>,
  stores: readonly (() => Promise<File>)[],
  change: (files: File[]) => Promise<Changed<Answer>>,
): Promise<Answer> => {
  const leaveToSweep = (error: unknown) => log.error({ err: error }, 'uploaded files could not be removed; the sweep will try again')
  const stored: File[] = []
  const files = await storeAll(stores, stored).catch(async (error: unknown) => {
    await remove(stored).catch(leaveToSweep)
    throw error
  })
  const { answer, replaced } = await change(files).catch(async (error: unknown) => {
    if (isUndone(error)) await remove(files).catch(leaveToSweep)
    throw error
  })
  await removeReplaced(replaced).catch(leaveToSweep)
  return answer
}
