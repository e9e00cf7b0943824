import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../../platform/http/limits/limit-concurrency.ts'

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // Argon2id is the library's default

/**
 * Argon2 runs on Node's four shared threads, which files and pictures need too, so it uses at most half of them. A core hashes about 40 a
 * second, so the last request in the queue waits a few seconds; further requests are refused with `server.busy`.
 */
const maxConcurrent = 2
const maxQueued = 100
const limited = limitConcurrency({ maxConcurrent, maxQueued })

const hashNow = (password: string) => hash(password, parameters)

/** Refuses `server.busy` when the queue is full. */
export const hashPassword = (password: string): Promise<string> => limited(() => hashNow(password))

let decoy: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (an unknown account) it takes the same time and returns
 * false. Refuses `server.busy` when the queue is full.
 */
export const verifyPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hashNow('decoy password')
  const compared = passwordHash ?? (await decoy)
  const isCorrect = await limited(() => verify(compared, password))
  return passwordHash !== undefined && isCorrect
}
