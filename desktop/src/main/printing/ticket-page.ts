// Draws tickets in a hidden page: Chromium shapes every script, and main need not load a native module.
import type { BrowserWindow } from 'electron/main'
import type { Bitmap, DrawInPage, Ticket } from '../../bridge/ticket.ts'
import { openHiddenWindow } from '../window/hidden-window.ts'

/** Milliseconds to wait for a drawing; the longest ticket takes about two seconds on a slow machine. */
const patienceMs = 20_000

type Deps = { Window: typeof BrowserWindow; address: string; logError: (what: string, error: unknown) => void }

export const createTicketPage = ({ Window, address, logError }: Deps) => {
  let page: ReturnType<typeof openHiddenWindow> | undefined

  const close = () => {
    const closed = page
    page = undefined
    if (closed && !closed.hidden.isDestroyed()) closed.hidden.destroy()
  }

  const open = () => {
    if (page && !page.hidden.isDestroyed()) return page
    page = openHiddenWindow(Window, { address })
    return page
  }

  const drawOnce = async (ticket: Ticket, width: number): Promise<Bitmap> => {
    const { hidden, loaded } = open()
    const { promise: failed, reject } = Promise.withResolvers<never>()
    const onGone = (_event: unknown, { reason }: { reason: string }) => reject(new Error(`the ticket page ended: ${reason}`))
    hidden.webContents.on('render-process-gone', onGone)
    const timer = setTimeout(() => reject(new Error('the ticket page did not draw in time')), patienceMs)
    const draw = async () => {
      await loaded
      // JSON is a part of JavaScript, so no text of a ticket can become code.
      return (await hidden.webContents.executeJavaScript(`drawTicket(${JSON.stringify(ticket)}, ${width})`)) as Awaited<
        ReturnType<DrawInPage>
      > // the result of our own page
    }
    try {
      const { height, rows } = await Promise.race([draw(), failed])
      return { width, height, rows: Buffer.from(rows, 'base64') }
    } finally {
      clearTimeout(timer)
      if (!hidden.isDestroyed()) hidden.webContents.off('render-process-gone', onGone)
    }
  }

  return {
    /** Draws the ticket in `width` dots, and after a failure once more in a new page. Rejects when that fails too. */
    drawTicket: (ticket: Ticket, width: number): Promise<Bitmap> =>
      drawOnce(ticket, width).catch((error: unknown) => {
        logError('failed to draw a ticket', error)
        close()
        return drawOnce(ticket, width)
      }),
  }
}

export type DrawTicket = ReturnType<typeof createTicketPage>['drawTicket']
