import type { Random } from './draw.ts'

/** Colours of the cloth and drawing of the dish, by the dish's English name. */
export type Plates = Record<string, readonly [cloth: readonly [light: string, dark: string], draw: (random: Random) => string]>
