// Replaces @node-rs/argon2 in the API tests on a database: real hashes of the smallest cost, because hundreds of tests sign in. The
// product's cost is tested by passwords.test.ts, which uses the real package.
import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

// This requires the path of the package, since an import of the package would lead here again.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2 // the package's own types

const smallest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export const hash = (password: string): Promise<string> => argon2.hash(password, smallest)

/** Number of passwords that were compared with a hash. */
export const verified = { count: 0 }

export const verify = (...given: Parameters<typeof argon2.verify>): Promise<boolean> => {
  verified.count += 1
  return argon2.verify(...given)
}
