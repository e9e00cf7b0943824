// Syncs the offline snapshot: reads the hashes, fetches the responses that differ and stores only those with the right hash.
import { readOfflineSnapshot } from '@sufra/shared/offline-snapshot/offline-snapshot.routes'
import { hashOf, type ResponseCache } from '../local/response-cache.ts'
import { textOf, type Cloud } from '../cloud/cloud.ts'

type Deps = { cloud: Cloud; responses: ResponseCache; onChanged: (paths: string[]) => void }
type Listed = { data: { path: string; hash: string }[] }

const concurrency = 4

export const createSnapshotSync = ({ cloud, responses, onChanged }: Deps) => {
  let running: Promise<void> | undefined
  let isRequestedAgain = false

  const fetchOne = async ({ path, hash }: Listed['data'][number]) => {
    const answer = await cloud.request({ method: 'GET', path })
    const body = answer?.status === 200 ? textOf(answer) : undefined
    if (body === undefined || hashOf(body) !== hash) return undefined // changed since the listing: the next sync fetches it
    responses.store(path, body)
    return path
  }

  const syncOnce = async () => {
    const answer = await cloud.request({ method: 'GET', path: readOfflineSnapshot.path })
    if (answer?.status !== 200) return
    const { data } = JSON.parse(textOf(answer)) as Listed // our own server's response to readOfflineSnapshot
    const cached = responses.hashes()
    const wanted = data.filter(({ path, hash }) => cached.get(path) !== hash)
    const changed: string[] = []
    const fetchNext = async () => {
      for (let next = wanted.shift(); next; next = wanted.shift()) {
        const path = await fetchOne(next)
        if (path !== undefined) changed.push(path)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, fetchNext))
    if (changed.length > 0) onChanged(changed)
  }

  const run = async () => {
    do {
      isRequestedAgain = false
      await syncOnce()
    } while (isRequestedAgain)
  }

  return {
    /** Called after connecting and after every change of the menu. A call during a sync starts one more sync after it. */
    sync: (): Promise<void> => {
      if (running) isRequestedAgain = true
      running ??= run().finally(() => (running = undefined))
      return running
    },
  }
}

export type SnapshotSync = ReturnType<typeof createSnapshotSync>
