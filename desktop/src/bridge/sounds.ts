/** One sound for each kind of news, so that staff know what it is without looking. */
export const sounds = ['order', 'louder', 'call', 'printer', 'line'] as const
export type Sound = (typeof sounds)[number]

/** What the sound window plays: a tune over and over, until the next word; and strokes in between, each once. `volume`: 0 to 1. */
export type SoundCommand = { loop: Sound | null; once: Sound | null; volume: number }
