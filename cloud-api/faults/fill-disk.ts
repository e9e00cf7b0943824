// Fills the disk under the embedded database while the API takes orders, and frees it again.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../testing/free-port.ts'
import { inFolder } from './places.ts'
import { openScene, type Judged } from './scene.ts'
import { pause, startApi, until, type Api } from './start-api.ts'

export type FullDiskResult = Judged & {
  fills: number
  /** Answers while it was full. */
  busy: number
  failed: number
  /** How often /ready was called while no order could be taken, and how often it said so. */
  readyAsked: number
  readySaidNo: number
  /** Milliseconds from the moment that there is space to the next acknowledged order, of each time. */
  resumed: number[]
}
type FullDiskOptions = { fills: number; seed: number; fullFor?: number; perSecond?: number }

const size = '256m'
const mebibyte = Buffer.alloc(1024 * 1024)
/** Milliseconds. */
const maxResume = 20_000
const maxUntilFull = 60_000
/** What /ready has found is told for a second. */
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
      bytes = bytes.subarray(0, Math.floor(bytes.length / 2)) // no room for so much
    }
  }
}

/** Undefined where no small disk can be mounted. */
export const fillDisk = async ({ fills, seed, fullFor = 4_000, perSecond }: FullDiskOptions): Promise<FullDiskResult | undefined> => {
  const disk = mountSmallDisk()
  if (!disk) return undefined
  let api: Api | undefined
  const place = await inFolder(join(disk, 'data'))
  const scene = await openScene(place, { restaurants: 2, seed })
  try {
    api = await startApi({ env: place.env, port: await freePort() })
    const { url, ready } = api
    scene.openCounters(url)
    const load = scene.startLoad({ diners: 6, perSecond, address: () => url })
    const resumed: number[] = []
    let [readyAsked, readySaidNo] = [0, 0]
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
        if (load.acknowledged() > taken) continue // an order found room
        readyAsked += 1
        if (status === 503) readySaidNo += 1
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
    return { fills, busy, failed, readyAsked, readySaidNo, resumed, ...(await scene.judge(settledSeconds)) }
  } finally {
    await scene.abandon()
    await api?.kill()
    execFileSync('umount', ['-l', disk], { stdio: 'ignore' })
    rmSync(disk, { recursive: true, force: true })
  }
}
