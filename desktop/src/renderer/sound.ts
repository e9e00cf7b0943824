// The hidden window that plays the sound commands of the main process.
import type { Bridge } from '../bridge/bridge.ts'
import { createPlayer } from './common/sound/player.ts'

const bridge = (window as { sufra?: Bridge }).sufra // the main process opens this page with the preload script
const play = createPlayer(new AudioContext())
bridge?.on('sound', play)
void bridge?.invoke('soundReady', null)
