/** Sounds by kind of event, so that staff recognise the event without looking. */
export const sounds = ['order', 'louder', 'call', 'printer', 'connection'] as const
export type Sound = (typeof sounds)[number]

/** Command to the sound window. `loop`: plays repeatedly until the next command. `once`: plays a single time over the loop. `volume`: 0 to 1. */
export type SoundCommand = { loop: Sound | null; once: Sound | null; volume: number }
