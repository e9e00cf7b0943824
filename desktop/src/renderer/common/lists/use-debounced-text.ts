import { useEffect, useState } from 'react'

const delay = 300

/** Typed text with a debounced `onChange`; a value that changes from outside (back navigation) replaces it. */
export const useDebouncedText = (value: string, onChange: (text: string) => void) => {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => {
    const text = typed.trim()
    if (text === value) return
    // Clearing takes effect immediately.
    const timer = setTimeout(() => onChange(text), text ? delay : 0)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return [typed, setTyped] as const
}
