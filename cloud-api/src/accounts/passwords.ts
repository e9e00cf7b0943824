import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../http/limit-concurrency.ts'

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // Argon2id is the library's default

/**
 * Argon2 runs on Node's four shared threads, which files and pictures need too: half of them at most. Some 40 a second and core, so that who waits longest
 * waits a few seconds; more are refused `server.busy`.
 */
const atOnce = 2
const maxWaiting = 100
const limited = limitConcurrency({ atOnce, maxWaiting })

const hashNow = (password: string) => hash(password, parameters)

/** Refuses `server.busy` when too many wait. */
export const hashPassword = (password: string): Promise<string> => limited(() => hashNow(password))

let decoy: Promise<string> | undefined

/** Whether the password fits. Without a hash (an unknown account) it takes the same time and says no. Refuses `server.busy` when too many wait. */
export const passwordFits = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hashNow('nobody has this password')
  const compared = passwordHash ?? (await decoy)
  const fits = await limited(() => verify(compared, password))
  return passwordHash !== undefined && fits
}
