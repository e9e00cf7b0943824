import type { SoundCommand, Sound } from '../../../bridge/sounds.ts'
import { soundBuffer } from './bell.ts'

/**
 * Returns a function that runs sound commands: one loop at a time, and single sounds over it. A command for the current loop only changes
 * its volume.
 */
export const createPlayer = (context: AudioContext) => {
  const buffers = new Map<Sound, AudioBuffer>()
  let looping: { sound: Sound; source: AudioBufferSourceNode; gain: GainNode } | undefined

  const bufferOf = (sound: Sound) => {
    const buffer = buffers.get(sound) ?? soundBuffer(context, sound)
    buffers.set(sound, buffer)
    return buffer
  }

  const start = (sound: Sound, volume: number, loop: boolean) => {
    const gain = new GainNode(context, { gain: volume })
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(sound), loop })
    source.connect(gain).connect(context.destination)
    source.start()
    return { sound, source, gain }
  }

  return ({ loop, once, volume }: SoundCommand) => {
    if (loop !== looping?.sound) {
      looping?.source.stop()
      looping = loop === null ? undefined : start(loop, volume, true)
    } else if (looping) looping.gain.gain.value = volume
    if (once !== null) start(once, volume, false)
  }
}
