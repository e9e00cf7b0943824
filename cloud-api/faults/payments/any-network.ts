import type { Random } from '../../src/demo/random.ts'

/** Returns a random network address. */
export const anyNetwork = (random: Random) => `10.${random.between(1, 250)}.${random.between(1, 250)}.${random.between(1, 250)}`
