// The reviewer's keys: from paper to paper, nearer and farther, and the mark.
import { useEffect, useEffectEvent } from 'react'
import { asItFits, farther, nearer, turnedOn, type View } from './viewer/view.ts'

type Keys = {
  /** To a paper further down (1) or up (-1) the list. */
  onStep: (by: 1 | -1) => void
  onView: (change: (view: View) => View) => void
  onMark: () => void
}

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const views: Record<string, (view: View) => View> = {
  '+': ({ zoom, turned }) => ({ zoom: nearer(zoom), turned }),
  '=': ({ zoom, turned }) => ({ zoom: nearer(zoom), turned }),
  '-': ({ zoom, turned }) => ({ zoom: farther(zoom), turned }),
  '0': ({ turned }) => ({ zoom: asItFits.zoom, turned }),
  r: turnedOn,
}

/** Letters by their place on the keyboard: an Arabic layout has the same keys. */
const letters: Record<string, string> = { KeyJ: 'j', KeyK: 'k', KeyR: 'r', KeyX: 'x' }

/** Whether the key belongs to what has the focus: a field, a window, or a paper that scrolls by arrows. */
const isTaken = (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (!(event.target instanceof Element)) return false
  if (event.target.closest('input, textarea, select, [role=dialog], [role=menu]')) return true
  return event.key.startsWith('Arrow') && event.target.closest('[role=region]') !== null
}

export const useReviewKeys = (keys: Keys) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const key = letters[event.code] ?? event.key
    const [step, view] = [steps[key], views[key]]
    if (!step && !view && key !== 'x') return
    event.preventDefault()
    if (step) keys.onStep(step)
    else if (view) keys.onView(view)
    else keys.onMark()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
