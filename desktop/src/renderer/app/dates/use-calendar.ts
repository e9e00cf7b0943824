import { useState } from 'react'

type Calendar = typeof import('./calendar.tsx').Calendar

/** The calendar once it was asked for. Where it cannot be loaded, a day can still be typed; the next opening tries again. */
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
