// PGlite never syncs to disk by default. This file system syncs the WAL of each commit with fdatasync.
import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type WithNodeFs = { NODEFS?: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

class DurableNodeFS extends NodeFS {
  readonly #onSync: () => void

  constructor(folder: string, onSync: () => void) {
    super(folder)
    this.#onSync = onSync
  }

  override async init(...args: Parameters<NodeFS['init']>) {
    const started = await super.init(...args)
    started.emscriptenOpts.preRun?.push((module: WithNodeFs) => {
      if (!module.NODEFS) throw new Error('This version of PGlite does not expose NODEFS: commits cannot be synced to disk.')
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd)
        this.#onSync()
        return 0
      }
    })
    return started
  }
}

/** Opens PGlite on a folder with every commit on disk before it is acknowledged. `onSync` is called after each fdatasync. */
export const openDurablePglite = (folder: string, onSync: () => void = () => {}): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(folder, onSync),
    // -F turns syncing off; fdatasync is a stub in this build, fsync is not.
    startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'],
  })
