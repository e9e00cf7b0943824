// A ticket as blocks, before anybody knows whether it is drawn or sent as text.
import type { Language } from '@sufra/shared/localized-text'

export type Size = 'small' | 'normal' | 'large' | 'huge'
export type Align = 'start' | 'center' | 'end'

export type Block =
  | { kind: 'text'; text: string; size: Size; isBold: boolean; align: Align }
  /** A number in its own column, and what it counts beside it. */
  | { kind: 'line'; lead: string; text: string; size: Size; isBold: boolean }
  /** Two short texts at the two edges of one line. */
  | { kind: 'pair'; start: string; end: string; size: Size }
  /** White on black, across the paper. */
  | { kind: 'banner'; text: string }
  | { kind: 'rule' }
  /** A millimetre between two marks (8 dots), from edge to edge of what is printed. */
  | { kind: 'ruler' }
  | { kind: 'gap'; dots: number }
  | { kind: 'qr'; text: string }

/** `language` says where a line starts: Arabic from the right. */
export type Ticket = { language: Language; blocks: Block[] }

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
