import type { Printer } from '@sufra/shared/printing/printer'
import { isPlain, pictureBytes, textBytes } from './escpos-commands.ts'
import type { Ticket } from '../../bridge/ticket.ts'
import type { DrawTicket } from './ticket-page.ts'
import { sendToNetwork } from './transports/network-transport.ts'
import { sendToQueue } from './transports/queue-transport.ts'

/** Plain ASCII is sent as text, everything else as an image: printers' code pages break Arabic. */
const toBytes = async (ticket: Ticket, printer: Printer, drawTicket: DrawTicket): Promise<Uint8Array> =>
  isPlain(ticket) ? textBytes(ticket, printer.width, printer) : pictureBytes(await drawTicket(ticket, printer.width), printer)

/** Prints a ticket. Throws PrintFailure with the problem. */
export const createPrintTicket =
  (platform: NodeJS.Platform, drawTicket: DrawTicket) =>
  async (ticket: Ticket, printer: Printer): Promise<void> => {
    const bytes = await toBytes(ticket, printer, drawTicket)
    const { transport } = printer
    if (transport.kind === 'network') await sendToNetwork(bytes, transport)
    else await sendToQueue(bytes, transport.queue, platform)
  }

export type PrintTicket = ReturnType<typeof createPrintTicket>
