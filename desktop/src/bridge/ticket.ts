// A ticket as blocks, independent of whether it is printed as an image or as text.
import type { Language } from '@sufra/shared/localized-text'

export type Size = 'small' | 'normal' | 'large' | 'huge'
export type Align = 'start' | 'center' | 'end'

export type Block =
  | { kind: 'text'; text: string; size: Size; isBold: boolean; align: Align }
  /** A quantity in its own column and the text beside it. */
  | { kind: 'line'; lead: string; text: string; size: Size; isBold: boolean }
  /** Two short texts at both edges of a line. */
  | { kind: 'pair'; start: string; end: string; size: Size }
  /** White on black, over the full width. */
  | { kind: 'banner'; text: string }
  | { kind: 'rule' }
  /** A ruler with a mark every millimetre (8 dots), over the full printable width. */
  | { kind: 'ruler' }
  | { kind: 'gap'; dots: number }
  | { kind: 'qr'; text: string }

/** `language` sets the direction: Arabic lines start on the right. */
export type Ticket = { language: Language; blocks: Block[] }

/** A black-and-white image. `rows`: one bit per dot (1: black), leftmost dot in the highest bit, each row padded to whole bytes. */
export type Bitmap = { width: number; height: number; rows: Uint8Array }

/** The function that the ticket page offers to main. `rows`: in base64. Rejects a ticket that cannot be drawn. */
export type DrawInPage = (ticket: Ticket, width: number) => Promise<{ height: number; rows: string }>

export const text = (content: string, more: Partial<Extract<Block, { kind: 'text' }>> = {}): Block => ({
  kind: 'text',
  text: content,
  size: 'normal',
  isBold: false,
  align: 'start',
  ...more,
})
export const rule: Block = { kind: 'rule' }
export const gap = (dots = 12): Block => ({ kind: 'gap', dots })
