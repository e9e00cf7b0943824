/** Formats a duration as minutes and seconds, from one hour on as hours and minutes; negative durations get a minus sign. */
export const clockTime = (milliseconds: number): string => {
  const seconds = Math.floor(Math.abs(milliseconds) / 1_000)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const shown =
    minutes < 60 ? `${minutes}:${String(rest).padStart(2, '0')}` : `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}`
  return milliseconds < 0 ? `−${shown}` : shown
}

/** The time left until `end`, rounded up to seconds; undefined when it has been reached. */
export const remainingTime = (end: number, now: number): string | undefined => {
  const seconds = Math.ceil((end - now) / 1_000)
  return seconds > 0 ? clockTime(seconds * 1_000) : undefined
}
