// The hidden window that plays what main orders.
import type { Bridge } from '../bridge/bridge.ts'
import { createPlayer } from './app/sound/player.ts'

const bridge = (window as { sufra?: Bridge }).sufra // main opens this page with the bridge
const play = createPlayer(new AudioContext())
bridge?.on('sound', play)
void bridge?.invoke('soundReady', null)
