// Fills the disk of the embedded database while the API takes orders, and frees it again.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../testing/servers/free-port.ts'
import { inFolder } from './places.ts'
import { openScene, type Judged } from './scene.ts'
import { pause, startApi, until, type Api } from './start-api.ts'

export type FullDiskResult = Judged & {
  fills: number
  /** Responses while the disk was full. */
  busy: number
  failed: number
  /** Number of /ready requests while no order could be placed, and how many were 503. */
  readyRequests: number
  readyUnavailable: number
  /** Milliseconds from freeing the disk to the next confirmed order, for each fill. */
  resumed: number[]
}
/** `database`: the folder of a prepared PGlite; without it the API creates a database. */
type FullDiskOptions = { fills: number; seed: number; fullFor?: number; perSecond?: number; database?: string }

const size = '256m'
const mebibyte = Buffer.alloc(1024 * 1024)
/** Milliseconds. */
const maxResume = 20_000
const maxUntilFull = 60_000
/** /ready caches its result for a second. */
const readyDelay = 1_500

const mountSmallDisk = (): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

const fill = (file: string) => {
  for (let bytes = mebibyte; bytes.length > 0;) {
    try {
      appendFileSync(file, bytes)
    } catch {
      bytes = bytes.subarray(0, Math.floor(bytes.length / 2)) // not enough space for the whole chunk
    }
  }
}

/** Returns undefined where no small disk can be mounted. */
export const fillDisk = async ({
  fills,
  seed,
  fullFor = 4_000,
  perSecond,
  database,
}: FullDiskOptions): Promise<FullDiskResult | undefined> => {
  const disk = mountSmallDisk()
  if (!disk) return undefined
  let api: Api | undefined
  const place = await inFolder(join(disk, 'data'), database)
  const scene = await openScene(place, { restaurants: 2, seed })
  try {
    api = await startApi({ env: place.env, port: await freePort() })
    const { url, ready } = api
    scene.openCounters(url)
    const load = scene.startLoad({ diners: 6, perSecond, address: () => url })
    const resumed: number[] = []
    let [readyRequests, readyUnavailable] = [0, 0]
    const filler = join(disk, 'filler')
    for (let time = 0; time < fills; time += 1) {
      const before = load.acknowledged()
      await until(() => load.acknowledged() > before + 50, maxResume)
      fill(filler)
      const { busy } = load.figures()
      await until(() => load.figures().busy > busy, maxUntilFull)
      await pause(readyDelay)
      for (const end = Date.now() + fullFor; Date.now() < end; await pause(200)) {
        const taken = load.acknowledged()
        const status = await ready()
        if (load.acknowledged() > taken) continue // an order still fit on the disk
        readyRequests += 1
        if (status === 503) readyUnavailable += 1
      }
      rmSync(filler)
      const freed = Date.now()
      const atFreed = load.acknowledged()
      const hasResumed = await until(() => load.acknowledged() > atFreed, maxResume, 5)
      resumed.push(hasResumed ? Date.now() - freed : Infinity)
    }
    const settledSeconds = await scene.finish()
    await api.stop()
    const { busy, failed } = load.figures()
    return { fills, busy, failed, readyRequests, readyUnavailable, resumed, ...(await scene.judge(settledSeconds)) }
  } finally {
    await scene.abandon()
    await api?.kill()
    execFileSync('umount', ['-l', disk], { stdio: 'ignore' })
    rmSync(disk, { recursive: true, force: true })
  }
}
