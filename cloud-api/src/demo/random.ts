/** A repeatable source of chance (mulberry32): the same seed makes the same demo. Numbers from 0 up to 1. */
export const createRandom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from `least` to `most`. */
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    chance: (share: number) => next() < share,
    pick: <T>(things: readonly T[]): T => things[between(0, things.length - 1)] as T, // never called with an empty list
  }
}

export type Random = ReturnType<typeof createRandom>
