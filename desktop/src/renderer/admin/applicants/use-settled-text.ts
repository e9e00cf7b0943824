import { useEffect, useState } from 'react'

const pause = 300

/** Text that is being typed, told when the typing pauses; what comes from elsewhere (going back) replaces it. */
export const useSettledText = (settled: string, onSettle: (text: string) => void) => {
  const [typed, setTyped] = useState(settled)
  const [known, setKnown] = useState(settled)
  if (settled !== known) {
    setKnown(settled)
    if (settled !== typed.trim()) setTyped(settled)
  }
  useEffect(() => {
    const text = typed.trim()
    if (text === settled) return
    // Nothing to wait for when it is cleared.
    const timer = setTimeout(() => onSettle(text), text ? pause : 0)
    return () => clearTimeout(timer)
  }, [typed, settled, onSettle])
  return [typed, setTyped] as const
}
