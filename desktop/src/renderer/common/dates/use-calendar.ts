import { useState } from 'react'

type Calendar = typeof import('./calendar.tsx').Calendar

/** Loads the calendar on demand. When loading fails a date can still be typed, and the next opening tries again. */
export const useCalendar = () => {
  const [loaded, setLoaded] = useState<{ Calendar?: Calendar; hasFailed: boolean }>({ hasFailed: false })
  const load = () => {
    if (loaded.Calendar) return
    import('./calendar.tsx').then(
      ({ Calendar }) => setLoaded({ Calendar, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
    )
  }
  return { ...loaded, load }
}
