/** Creates a seeded random number generator (mulberry32): the same seed generates the same demo. Numbers from 0 to 1, exclusive. */
export const createRandom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** An integer from `min` to `max`, inclusive. */
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    chance: (share: number) => next() < share,
    pick: <T>(things: readonly T[]): T => things[between(0, things.length - 1)] as T, // never called with an empty list
  }
}

export type Random = ReturnType<typeof createRandom>
