// Keeps the counter's copy as the cloud has it: asks for the hashes, fetches what differs, believes only what has the right hash.
import { readOfflineSnapshot } from '@sufra/shared/offline-snapshot/offline-snapshot.routes'
import { hashOf, type ResponseCache } from '../local/response-cache.ts'
import { textOf, type Cloud } from './cloud.ts'

type Deps = { cloud: Cloud; kept: ResponseCache; onChanged: (paths: string[]) => void }
type Listed = { data: { path: string; hash: string }[] }

const atOnce = 4

export const createSnapshotSync = ({ cloud, kept, onChanged }: Deps) => {
  let running: Promise<void> | undefined
  let isAskedAgain = false

  const fetchOne = async ({ path, hash }: Listed['data'][number]) => {
    const answer = await cloud.ask({ method: 'GET', path })
    const body = answer?.status === 200 ? textOf(answer) : undefined
    if (body === undefined || hashOf(body) !== hash) return undefined // it has changed since: the next word about it brings it
    kept.keep(path, body)
    return path
  }

  const syncOnce = async () => {
    const answer = await cloud.ask({ method: 'GET', path: readOfflineSnapshot.path })
    if (answer?.status !== 200) return
    const { data } = JSON.parse(textOf(answer)) as Listed // our own server's answer, of readCounterCopy
    const have = kept.hashes()
    const wanted = data.filter(({ path, hash }) => have.get(path) !== hash)
    const changed: string[] = []
    const work = async () => {
      for (let next = wanted.shift(); next; next = wanted.shift()) {
        const path = await fetchOne(next)
        if (path !== undefined) changed.push(path)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (changed.length > 0) onChanged(changed)
  }

  const run = async () => {
    do {
      isAskedAgain = false
      await syncOnce()
    } while (isAskedAgain)
  }

  return {
    /** At the start of a line, and whenever the menu has changed; asked for while it runs, it runs once more. */
    sync: (): Promise<void> => {
      if (running) isAskedAgain = true
      running ??= run().finally(() => (running = undefined))
      return running
    },
  }
}
