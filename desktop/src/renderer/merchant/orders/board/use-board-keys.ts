import { directionOf } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useEffect, useEffectEvent } from 'react'
import { boardKeyOf, type BoardKey } from './board-keys.ts'

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, textarea, select')
const isInDialog = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('[role="dialog"]') !== null

/** Listens for the board's shortcuts, except while the user types or a dialog is open. `onKey` returns whether it handled the key. */
export const useBoardKeys = (onKey: (key: BoardKey) => boolean) => {
  const { language } = useLanguage()
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return
    const key = boardKeyOf(event, directionOf(language))
    if (key && onKey(key)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
