import type { ReconnectingSocketOptions } from './reconnecting-socket.ts'

type WebSocketLike = {
  send: (text: string) => void
  close: () => void
  addEventListener: (kind: 'open' | 'message' | 'close', listener: (event: { data?: unknown }) => void) => void
}

/** The address of the API's WebSocket. `origin`: the API's origin, such as `https://sufra.example`. */
export const webSocketAddress = (origin: string): string => `${origin.replace(/^http/, 'ws')}/ws`

/** Returns the `open` function of createRoomClient for a WebSocket class (of the browser, Electron or Node). */
export const openWebSocket =
  (url: string, WebSocketClass: new (url: string) => WebSocketLike): ReconnectingSocketOptions['open'] =>
  ({ onOpen, onText, onClose }) => {
    const socket = new WebSocketClass(url)
    let isClosed = false
    const close = () => {
      if (isClosed) return
      isClosed = true
      onClose()
    }
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', ({ data }) => {
      if (!isClosed && typeof data === 'string') onText(data)
    })
    socket.addEventListener('close', close)
    return {
      send: (text) => socket.send(text),
      // A half-open connection confirms a close only after minutes, so this socket is ignored from here on.
      close: () => {
        socket.close()
        close()
      },
    }
  }
