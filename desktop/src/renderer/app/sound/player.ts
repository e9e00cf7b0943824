import type { SoundOrder, Tune } from '../../../bridge/tunes.ts'
import { tuneBuffer } from './bell.ts'

/** Plays orders: one loop at a time, strokes over it. A second order for the loop that plays changes its volume alone. */
export const createPlayer = (context: AudioContext) => {
  const buffers = new Map<Tune, AudioBuffer>()
  let looping: { tune: Tune; source: AudioBufferSourceNode; gain: GainNode } | undefined

  const bufferOf = (tune: Tune) => {
    const buffer = buffers.get(tune) ?? tuneBuffer(context, tune)
    buffers.set(tune, buffer)
    return buffer
  }

  const start = (tune: Tune, volume: number, loop: boolean) => {
    const gain = new GainNode(context, { gain: volume })
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(tune), loop })
    source.connect(gain).connect(context.destination)
    source.start()
    return { tune, source, gain }
  }

  return ({ loop, stroke, volume }: SoundOrder) => {
    if (loop !== looping?.tune) {
      looping?.source.stop()
      looping = loop === null ? undefined : start(loop, volume, true)
    } else if (looping) looping.gain.gain.value = volume
    if (stroke !== null) start(stroke, volume, false)
  }
}
