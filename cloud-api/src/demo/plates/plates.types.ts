import type { Random } from './draw.ts'

/** By the dish's English name: the cloth's colours, and what lies on it. */
export type Plates = Record<string, readonly [cloth: readonly [light: string, dark: string], draw: (random: Random) => string]>
