import type { SoundCommand, Sound } from '../../../bridge/sounds.ts'
import { soundBuffer } from './bell.ts'

/** Plays orders: one loop at a time, strokes over it. A second order for the loop that plays changes its volume alone. */
export const createPlayer = (context: AudioContext) => {
  const buffers = new Map<Sound, AudioBuffer>()
  let looping: { tune: Sound; source: AudioBufferSourceNode; gain: GainNode } | undefined

  const bufferOf = (tune: Sound) => {
    const buffer = buffers.get(tune) ?? soundBuffer(context, tune)
    buffers.set(tune, buffer)
    return buffer
  }

  const start = (tune: Sound, volume: number, loop: boolean) => {
    const gain = new GainNode(context, { gain: volume })
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(tune), loop })
    source.connect(gain).connect(context.destination)
    source.start()
    return { tune, source, gain }
  }

  return ({ loop, once, volume }: SoundCommand) => {
    if (loop !== looping?.tune) {
      looping?.source.stop()
      looping = loop === null ? undefined : start(loop, volume, true)
    } else if (looping) looping.gain.gain.value = volume
    if (once !== null) start(once, volume, false)
  }
}
