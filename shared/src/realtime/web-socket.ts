import type { ReconnectingSocketOptions } from './reconnecting-socket.ts'

type WebSocketLike = {
  send: (text: string) => void
  close: () => void
  addEventListener: (kind: 'open' | 'message' | 'close', hear: (event: { data?: unknown }) => void) => void
}

/** `open` for createRoomClient over the platform's own WebSocket class (a browser's, Electron's, Node's). */
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
      // A half-open line answers a close only after minutes: what this socket still says is ignored from here on.
      close: () => {
        socket.close()
        close()
      },
    }
  }
