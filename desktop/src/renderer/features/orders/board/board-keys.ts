// Keyboard shortcuts of the board, and arrow key navigation. Keys are matched by letter, or by physical key on non-Latin layouts.
import type { directionOf } from '@sufra/shared/localized-text'

export type BoardKey =
  | 'next'
  | 'previous'
  | 'up'
  | 'down'
  | 'start'
  | 'end'
  | 'open'
  | 'accept'
  | 'step'
  | 'cancel'
  | 'silence'
  | 'search'
  | 'help'
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'> & { shiftKey: boolean }

const keys: Record<string, BoardKey> = {
  j: 'next',
  k: 'previous',
  a: 'accept',
  n: 'step',
  c: 'cancel',
  s: 'silence',
  '/': 'search',
  '?': 'help',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'open',
}

const letterOf = ({ key, code, shiftKey }: Pressed) => {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  if (key === '/' || key === '?') return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

/** Returns the command of a pressed key; undefined for other keys and for the browser's own shortcuts. */
export const boardKeyOf = (pressed: Pressed, direction: ReturnType<typeof directionOf>): BoardKey | undefined => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined
  if (pressed.key === 'ArrowRight') return direction === 'ltr' ? 'end' : 'start'
  if (pressed.key === 'ArrowLeft') return direction === 'ltr' ? 'start' : 'end'
  return keys[letterOf(pressed)]
}

type Step = Extract<BoardKey, 'next' | 'previous' | 'up' | 'down' | 'start' | 'end'>

/** Returns the id of the card that a step moves to. `columns`: the card ids as displayed. Without a current card, returns the first. */
export const cardAfter = (columns: readonly (readonly string[])[], current: string | undefined, step: Step): string | undefined => {
  const all = columns.flat()
  const column = columns.findIndex((cards) => current !== undefined && cards.includes(current))
  const cards = columns[column]
  if (current === undefined || !cards) return all[0]
  const row = cards.indexOf(current)
  if (step === 'next') return all[all.indexOf(current) + 1] ?? current
  if (step === 'previous') return all[all.indexOf(current) - 1] ?? current
  if (step === 'down') return cards[row + 1] ?? current
  if (step === 'up') return cards[row - 1] ?? current
  const columnsAhead = step === 'end' ? columns.slice(column + 1) : columns.slice(0, column).toReversed()
  const targetColumn = columnsAhead.find((others) => others.length > 0)
  return targetColumn ? targetColumn[Math.min(row, targetColumn.length - 1)] : current
}
