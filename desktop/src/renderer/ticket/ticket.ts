// The hidden page that draws tickets for the main process.
import './ticket-fonts.css'
import type { DrawInPage } from '../../bridge/ticket.ts'
import { drawTicket } from './draw-ticket.ts'

declare global {
  interface Window {
    drawTicket: DrawInPage
  }
}

const toBase64 = (bytes: Uint8Array) => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

window.drawTicket = async (ticket, width) => {
  const { height, rows } = await drawTicket(ticket, width)
  return { height, rows: toBase64(rows) }
}
