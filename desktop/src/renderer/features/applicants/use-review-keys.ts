// The keyboard shortcuts of the review: next and previous document, zoom, rotate, mark.
import { useEffect, useEffectEvent } from 'react'
import { initialView, zoomedOut, zoomedIn, rotated, type View } from '../documents/viewer/view.ts'

type Keys = {
  /** Called to move down (1) or up (-1) the list of documents. */
  onStep: (by: 1 | -1) => void
  onView: (change: (view: View) => View) => void
  onMark: () => void
}

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const viewChanges: Record<string, (view: View) => View> = {
  '+': ({ zoom, rotation }) => ({ zoom: zoomedIn(zoom), rotation }),
  '=': ({ zoom, rotation }) => ({ zoom: zoomedIn(zoom), rotation }),
  '-': ({ zoom, rotation }) => ({ zoom: zoomedOut(zoom), rotation }),
  '0': ({ rotation }) => ({ zoom: initialView.zoom, rotation }),
  r: rotated,
}

/** Letters by physical key, so that they work with an Arabic layout. */
const letters: Record<string, string> = { KeyJ: 'j', KeyK: 'k', KeyR: 'r', KeyX: 'x' }

/** Whether the key is used by the focused element: a field, a dialog, or a document that scrolls with arrow keys. */
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
    const [step, view] = [steps[key], viewChanges[key]]
    if (!step && !view && key !== 'x') return
    event.preventDefault()
    if (step) keys.onStep(step)
    else if (view) keys.onView(view)
    else keys.onMark()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
